/* Long because it is made from the OpenAPI document, by scripts/generate-api.ts; do not edit. */
export interface paths {
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account
         * @description Needs a live key.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Those that were let in by OAuth and whose access has not ended. Needs a live key.
         */
        get: operations["getAccountAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/agents/{agent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an agent’s access back
         * @description All its tokens end at once. What it drew stays with the account. Needs a live key.
         */
        delete: operations["deleteAccountAgentsByAgentId"];
        options?: never;
        head?: never;
        /**
         * Change what an agent may spend
         * @description Needs a live key.
         */
        patch: operations["patchAccountAgentsByAgentId"];
        trace?: never;
    };
    "/v1/account/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is left of each credit
         * @description In the order of use: free slides, then credit that was given, then credit that was bought. What has expired is gone within a minute, as an entry of the ledger. Needs a live key.
         */
        get: operations["getAccountGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ledger
         * @description Entries are never changed or removed. Pages stay put while new entries come: ask on with `before`. Needs a live key.
         */
        get: operations["getAccountLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a picture as a brief
         * @description Reads the words and numbers of a picture and puts them together as a `brief` for POST /v1/render/auto; with `slide_count` above 1, as one for each slide. It holds no word that was not read. Waits for the answer. Costs $0.05 on success, nothing when it fails. Costs $0.05 when it succeeds.
         */
        post: operations["postAnalyzeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze/image/perceive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what is in a picture
         * @description Each element with its place and how sure it is, and what was not understood; of a picture of ours, the request of its slide. No file is made. Waits for the answer. Costs $0.20 on success, nothing when it fails. Costs $0.20 when it succeeds.
         */
        post: operations["postAnalyzeImagePerceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyze/image/preflight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the reading of a picture
         * @description What kind of picture it is, whether it carries the request that it was drawn from, and what each branch of POST /v1/render/from-image would cost and take. The picture is decoded and not read. Free, no job.
         */
        post: operations["postAnalyzeImagePreflight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/{asset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a picture
         * @description Of one that was uploaded or generated. Slides that show it keep it, and so do their edits. Logos are told by their content and stay.
         */
        delete: operations["deleteAssetsByAssetId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description PNG, JPEG, GIF, WebP or SVG, 10 MB, 64 million pixels. It is kept upright, in sRGB, without what the camera noted, at most 2560 pixels on a side; `changes` says what was done. `image_src: "asset:<asset_id>"` shows it. Free.
         */
        post: operations["postAssetsImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/image/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a picture of words
         * @description Makes a picture of what `prompt` says and keeps it: `image_src: "asset:<asset_id>"` shows it. The operator sets what makes pictures; without settings the illustrator of the service does, which draws by rules in the colours of a theme, and gives the same picture for the same words. `generator` says which it was. A `model` that is named wins, else `quality` chooses one. $0.05 for a picture that is made; a refusal, a failure and the same wish to the illustrator once more are free. Costs $0.05 when it succeeds.
         */
        post: operations["postAssetsImageGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assets/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo
         * @description PNG, JPEG, SVG, GIF or WebP, 5 MB. `logo_id` of a render request then puts it at the foot of slides with a frame, in place of the brand’s; covers and section breaks stay clean. Free.
         */
        post: operations["postAssetsLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Needs a live key.
         */
        get: operations["getAuthKeys"];
        put?: never;
        /**
         * Create a key
         * @description The whole key is in this answer and nowhere else. Under an Idempotency-Key the same answer comes again for 24 hours, kept sealed. Needs a live key.
         */
        post: operations["postAuthKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description The key stays in the list, revoked. Nothing that it made or paid for changes. Needs a live key.
         */
        delete: operations["deleteAuthKeysByKeyId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/keys/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the default key
         * @description Only the default key can be read again; of all others the hash is kept. Needs a live key.
         */
        get: operations["getAuthKeysDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/provision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Provision an account
         * @description Called by the server of a web front end, with the header X-Provision-Secret. A front end that lost the answer gets it again with the same Idempotency-Key.
         */
        post: operations["postAuthProvision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/autotopup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read automatic top-ups
         * @description Needs a live key.
         */
        get: operations["getBillingAutotopup"];
        put?: never;
        /**
         * Switch automatic top-ups on
         * @description Each time the balance falls below the threshold, the card on file is charged once. A card that is declined is tried again after an hour, six hours and a day; then they are switched off. A balance that is below the threshold already is topped up now. Needs a live key.
         */
        post: operations["postBillingAutotopup"];
        /**
         * Switch automatic top-ups off
         * @description The card stays on file. A top-up that is due is dropped. Needs a live key.
         */
        delete: operations["deleteBillingAutotopup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/charge-saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up with the saved card
         * @description Send an Idempotency-Key: a request that is sent again with it charges nothing twice, whatever happened to the first. Needs a live key.
         */
        post: operations["postBillingChargeSaved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up by checkout
         * @description Gives a link to open in a browser. What is paid there is added to the balance at once, with its bonus. Needs a live key.
         */
        post: operations["postBillingCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments and their invoices
         * @description Paid top-ups and paid periods of plans, newest first. Pages stay put while new payments come: ask on with `before`. Needs a live key.
         */
        get: operations["getBillingInvoices"];
        put?: never;
        /**
         * Issue an invoice
         * @description A payment has one invoice: asked again, the same one comes, whatever has changed since. It is made out to the billing profile as it is now. Needs a live key.
         */
        post: operations["postBillingInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/invoices/{invoice_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description Also a credit note, by its own number. The link to the PDF works for an hour. Needs a live key.
         */
        get: operations["getBillingInvoicesByInvoiceNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the plan and the catalogue
         * @description Needs a live key.
         */
        get: operations["getBillingPlan"];
        put?: never;
        post?: never;
        /**
         * Cancel the plan
         * @description It stays open until the end of the period that is paid, and does not renew. Nothing is paid back. Needs a live key.
         */
        delete: operations["deleteBillingPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plan/overflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on past the slides of the plan, or not
         * @description On at first: slides past those of the plan cost $0.05 each from the wallet. Off: they are refused with 402 until the plan renews. Needs a live key.
         */
        post: operations["postBillingPlanOverflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plan/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancellation back
         * @description While the paid period runs: the plan renews at its end again. Needs a live key.
         */
        post: operations["postBillingPlanReactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plan/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a monthly plan a yearly one
         * @description The card of the plan is charged the yearly price less what is unused of the month, and the slides of the year take the place of those of the month. Needs a live key.
         */
        post: operations["postBillingPlanUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/plans/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a plan by checkout
         * @description Gives a page to open in a browser. What is paid there opens the plan at once. An account has one plan at a time, and one open checkout. Needs a live key.
         */
        post: operations["postBillingPlansCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the billing portal
         * @description Needs a live key.
         */
        post: operations["postBillingPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the billing profile
         * @description Needs a live key.
         */
        get: operations["getBillingProfile"];
        /**
         * Set the billing profile
         * @description Takes the place of the one before. It counts for invoices that are issued from then on; those that have been issued stay as they are. Needs a live key.
         */
        put: operations["putBillingProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/setup-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to save a card
         * @description The card is typed into fields of the payment processor, on a page of yours, and never comes here. The card that is set up last is the one on file. Needs a live key.
         */
        post: operations["postBillingSetupIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List brands */
        get: operations["getBrands"];
        put?: never;
        /**
         * Make a brand
         * @description Every token of a theme is derived from one to six colours, all text at 4.5:1 or better; `brand_report` says what each became and why. Fonts are named, or uploaded as TTF or OTF: then they are measured, embedded into PDFs and drawn as they are. `theme_id: "acme"` draws the newest version, `acme@1` this one for ever. Or a .pptx of your own, on whose masters and layouts slides are drawn. Free. 8 MB a font, 25 MB a template, 32 MB together.
         */
        post: operations["postBrands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a brand */
        get: operations["getBrandsBySlug"];
        /**
         * Add a version of a brand
         * @description Takes the whole kit, files too. What was rendered with an earlier version stays, and its edits keep that version.
         */
        put: operations["putBrandsBySlug"];
        post?: never;
        /** Hide a brand */
        delete: operations["deleteBrandsBySlug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/brands/{slug}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A layout of a template as a picture
         * @description A PNG of 960 pixels across, with a word in each place. `slug@N` never changes.
         */
        get: operations["getBrandsBySlugPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that can be drawn, at a glance */
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forms, one line each */
        get: operations["getCatalogForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/forms/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One form: its content, variants, limits and examples */
        get: operations["getCatalogFormsByForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/priors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exact patterns, by family or by search
         * @description A prior is one form with one layout, or one component. `q` searches names, purposes and synonyms, best first, and forgives a typing mistake. Send a `prior_id` with `content` to POST /v1/render/intent.
         */
        get: operations["getCatalogPriors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/priors/{prior_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One exact pattern: its contract and an example
         * @description `example` and `intent` are bodies for POST /v1/render/intent that render as they stand.
         */
        get: operations["getCatalogPriorsByPriorId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/priors/{prior_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The example of a prior as a picture
         * @description A PNG of 768 by 432 pixels. The entity tag is the hash of its bytes.
         */
        get: operations["getCatalogPriorsByPriorIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The themes that a slide may be drawn in
         * @description The built-in ones; with a key, then the brands of its account. A brand that is a template has `layouts`: what the form `template_layout` may fill, with the JSON Schema of `fills`, an example of `data` and a picture.
         */
        get: operations["getCatalogThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/compile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compile slides into one file
         * @description Free. Answers 202; poll GET /v1/jobs/{id} for the file, or send `wait: true`. The same as POST /v1/deck/from-jobs.
         */
        post: operations["postCompile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/{deck_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace slides of a deck
         * @description Free. A finished slide takes the place of another, in the theme of the deck; then the deck is put together again. Poll GET /v1/jobs/{deck_id}, or send `wait: true`.
         */
        patch: operations["patchDeckByDeckId"];
        trace?: never;
    };
    "/v1/deck/{deck_id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two revisions of a deck
         * @description Free. Changed values, words, places and looks, slide by slide; both revisions are drawn by this version of the engine.
         */
        get: operations["getDeckByDeckIdDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/{deck_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a deck
         * @description Free. The new deck has the same slides and files under ids of its own, at once; later edits of either leave the other alone.
         */
        post: operations["postDeckByDeckIdFork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/{deck_id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap the figures of a deck
         * @description Free. Only slides whose figures changed are drawn again. Every changed figure is listed; hand edits that came with POST /v1/deck/{deck_id}/sync stay, and where they and the new figures say different things both are named in `conflicts`.
         */
        post: operations["postDeckByDeckIdRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/{deck_id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a deck that was worked on by hand
         * @description Free. The file is held against the source that it carries: shapes that were moved, retyped, restyled, deleted or added are told apart, slides that were reordered, copied, added or taken out too. Words that were typed over a value become that value; everything else is laid over the slide and stays there when its data change. What cannot be carried on, and where the data have moved on, is named in `conflicts`. Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB.
         */
        post: operations["postDeckByDeckIdSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/combine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put decks together
         * @description Slides come in the order given, with their own masters, layouts and themes; what is equal is kept once. Decks whose slides have another size are scaled to that of the first, with a warning. As a form, files and the fields `job_id` and `pptx_url` are taken in their order. Free.
         */
        post: operations["postDeckCombine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/from-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a deck from finished slides
         * @description Free. Answers 202; poll GET /v1/jobs/{id} for the file, or send `wait: true`. The deck keeps copies: later edits of the slides do not change it.
         */
        post: operations["postDeckFromJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Outline a deck
         * @description Cuts a prompt into slides by its own structure and plans each; one topic stays one slide. A brief that says too little carries a `brief_hint`. Nothing is made up to reach `slide_count`, nothing is drawn, nothing is charged.
         */
        post: operations["postDeckOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deck/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a deck
         * @description Puts the texts of a deck into another of 32 languages. Every run keeps its format; every number of every paragraph stays as it is written, and `numbers_untouched` proves it; a text that cannot be translated so stays as it was and is named in `flagged`. Text that then takes too much room is made smaller by measurement, to 9 pt at least, or named in `warnings`. Parts that no text touches stay byte for byte. The texts, and nothing else, go to the translator that the operator has set; without one the answer is `translator_not_configured`. Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB. Costs $0.02 for each slide with a text that reads otherwise afterwards, nothing when none does.
         */
        post: operations["postDeckTranslate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell of a click in a notice
         * @description Stamps the first click on a notice, once. Its links carry the id as `sid`. The answer does not tell whether there is such a mail.
         */
        post: operations["postEmailClicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of an unsubscribe link
         * @description For browsers. The page says which mails stop and which do not, and has a button; opening it changes nothing.
         */
        get: operations["getEmailUnsubscribe"];
        put?: never;
        /**
         * Unsubscribe with one click
         * @description For mail clients (RFC 8058), which send the address of the List-Unsubscribe header as it is; the body is not read. The token names the account and what is wished, and is good as long as the mail. Whatever the token, the answer is 200: nobody is there to read another.
         */
        post: operations["postEmailUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List feedback */
        get: operations["getFeedback"];
        put?: never;
        /**
         * Send feedback
         * @description Feature requests that are approved earn $5, testimonials $2.
         */
        post: operations["postFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download by link
         * @description Links come with job records and from POST /v1/jobs/{job_id}/download-url. They need no key, and are not built by hand.
         */
        get: operations["getFilesByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How each text would fit
         * @description For an intent, prior, component or authored document: the size, the lines and the room left of every text, so that a writer can write to length. Nothing is kept and nothing charged.
         */
        post: operations["postFit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/helpers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Functions for caller code
         * @description What Python code can call on a slide beside python-pptx itself: parameters with units and defaults, an example each, and the mistakes that are often made. Lengths are inches, sizes of letters are points. `runs_here` says whether this service runs such code (POST /v1/render/code, POST /v1/tools/preview-code).
         */
        get: operations["getHelpers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inspect a deck
         * @description Text that overflows (measured with the metrics of its font), content behind opaque shapes, what lies beside the slide, WCAG contrast against what is really behind the words, tiny fonts, hidden slides and more. Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB; the first 50 slides. No model reads the file. Free.
         */
        post: operations["postInspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobs */
        get: operations["getJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job
         * @description With `poll=true` the answer comes when the job ends, or after `timeout` seconds with the state then.
         */
        get: operations["getJobsByJobId"];
        put?: never;
        post?: never;
        /** Delete a job and its files */
        delete: operations["deleteJobsByJobId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Nothing is charged for it. Canceling a canceled job again changes nothing and succeeds.
         */
        post: operations["postJobsByJobIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a download link
         * @description The link carries its own permission, works once unless asked otherwise, and expires. DELETE of the same address takes it back; deleting the job ends it, too. The body may be left out.
         */
        post: operations["postJobsByJobIdDownloadUrl"];
        /**
         * Take back download links
         * @description All that were asked for and still work, or the one named. The links in job records are not among them; they end with the job.
         */
        delete: operations["deleteJobsByJobIdDownloadUrl"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a job
         * @description Events `progress` with the job as data, one at each change, and a last one `end`.
         */
        get: operations["getJobsByJobIdEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the PDF */
        get: operations["getJobsByJobIdPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the PNG of 1920 px */
        get: operations["getJobsByJobIdPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/pptx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the editable .pptx */
        get: operations["getJobsByJobIdPptx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the preview picture of 768 px */
        get: operations["getJobsByJobIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{job_id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to an earlier revision
         * @description Free. Nothing is lost: going back is one revision more, with the content of the earlier one, and the same bytes.
         */
        post: operations["postJobsByJobIdRevert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The OpenAPI 3.1 document */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/perception/proceed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make slides of a picture, by its older name
         * @description The same as POST /v1/render/from-image. Costs $0.10 when it succeeds.
         */
        post: operations["postPerceptionProceed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a slide from a brief
         * @description Ranked forms, the verdict, and the typed intent with the characters that each value came from. Nothing is drawn or charged.
         */
        post: operations["postPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/previews/ephemeral/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A preview by link
         * @description Links come from POST /v1/tools/preview-variant and are not built by hand. Previews only; files of jobs have links of their own.
         */
        get: operations["getPreviewsEphemeralByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the rate card */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render one slide from a brief
         * @description Rules read the brief into a form and its content; `routing` in the answer says which and from which characters. A brief that says too little is refused at no cost, with `repair_options`. Costs $0.05 when it succeeds.
         */
        post: operations["postRenderAuto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render Python code
         * @description Runs Python code that uses python-pptx in a sandbox and keeps the presentation that it makes, a picture of slide 1 and the findings of inspect. `code` (64 KB), or `job_id` and `replacements` to patch the code of an earlier job. $0.05 a slide; nothing for code that fails, for slides with an error of inspect, and for the same code again. Code runs for 10 s at most. A key has 5 unfinished runs when it waits for another; beyond, the answer is 429 at once. `Prefer: respond-async` knows no such limit. Costs $0.05 when it succeeds.
         */
        post: operations["postRenderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/from-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make slides of a picture
         * @description A PNG, JPEG or WebP picture of a slide (a screenshot, an export, a photograph of a page) as an editable .pptx, by rules and without a model. The answer says how sure it is, by drawing what was made and comparing it, and names what was not understood. Exactly one of `image_url`, `image_base64`, `asset_id` and a file of a form; 10 MB, 64 million pixels. Costs $0.10 on success, nothing when it fails. Costs $0.10 when it succeeds.
         */
        post: operations["postRenderFromImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/from-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert a PDF to slides
         * @description All pages, or a range of them, as an editable .pptx: text in paragraphs, shapes as shapes, pictures as pictures. The answer says of each element whether it was kept, simplified, rasterised or left out, and why, and what was found to differ on the slides that were made. Exactly one of `pdf_url`, `pdf_base64` and a file of a form; 25 MB, 300 pages. PDFs that are not slides are refused with 422, unless `any_class` is true. Costs $0.01 a converted page, nothing when the conversion fails.
         */
        post: operations["postRenderFromPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render one slide
         * @description Draws one slide from structured content and answers with the finished thing. With `dry_run` nothing is drawn to keep, with `preview` a PNG is all that comes. With `Prefer: respond-async`, or when the slide takes longer than the wait, the answer is 202 and the job is polled. Costs $0.05 when it succeeds.
         */
        post: operations["postRenderIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/intent/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a rendered slide
         * @description Free. The job keeps its id and gets its next `revision`; the one before stays until the new one is stored, and can be gone back to. With `If-Match: "<revision>"` a race that was lost is 412. An edit that does not fit or cannot be drawn changes nothing. A slide of a deck is edited in its deck, which is put together again.
         */
        patch: operations["patchRenderIntentByJobId"];
        trace?: never;
    };
    "/v1/render/intent/deck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a deck
         * @description All slides are checked before any is drawn; then they are drawn side by side and put together in one theme, with page numbers. An agenda without topics and dividers without numbers are filled in from the deck, and lead to their slides. A slide that fails is left out, free, and named in `repair_actions`; a deck without a slide that stands has failed with `no_usable_slide`. Costs $0.05 when it succeeds.
         */
        post: operations["postRenderIntentDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/intent/deck/{deck_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a rendered deck
         * @description Free. Slides whose words stay the same are not drawn again and come out byte for byte; `slides_redrawn` counts the others. With `If-Match: "<revision>"` a race that was lost is 412. An edit of which one part does not fit changes nothing.
         */
        patch: operations["patchRenderIntentDeckByDeckId"];
        trace?: never;
    };
    "/v1/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repair a deck
         * @description `shrink_to_fit` shrinks the fonts of text that overflows, by measurement, to 9 pt at least; `raise_min_font` raises smaller ones where the text still fits; `remove_off_canvas` deletes what is parked beside the slide; `fix_contrast` sets a darker or lighter colour of the same hue; `mend_file` puts elements into the order of ISO/IEC 29500 and mends ids, values and missing elements where there is one cure, free. Every repair is judged by inspecting again; what would do harm or is in doubt stays and is named. No word changes, and parts that no repair touches stay byte for byte. Exactly one of `job_id`, `pptx_url`, `pptx_base64` and a file of a form; 25 MB; the first 50 slides. Costs $0.02 for each slide that gets a repair, nothing when there is nothing to do.
         */
        post: operations["postRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/{tool_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool
         * @description The tools of the MCP endpoint by plain HTTP: `browse_catalog`, `convert_pdf`, `create_deck`, `create_slide`, `manage_account`, `plan_slide`, `translate_deck`, `upload_asset`. The body is the tool's arguments; the answer its result. What the tool refuses is a result too, with `isError` and the problem in it; a missing key, an empty wallet, a rate limit and failures of ours are problems.
         */
        post: operations["postToolsByToolName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note an attempt
         * @description Counts and media types only. The record may be dropped without a word.
         */
        post: operations["postToolsAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/combine-powerpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put two decks together
         * @description The first two .pptx files of a form as one deck, every slide of both, in the order sent, without a mark. The link works for an hour; then the file is deleted, and nothing else is kept. 20 MB a file, 40 MB together. POST /v1/deck/combine takes ten with a key.
         */
        post: operations["postToolsCombinePowerpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/pdf-analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyse a PDF
         * @description Which program made it, how many pages it has, what kind of pages they are, and whether they can be converted to slides. One PDF as a file of a form; 25 MB. No job, nothing is kept, no charge.
         */
        post: operations["postToolsPdfAnalyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/pdf-to-pptx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert a PDF to slides
         * @description The first three pages as an editable .pptx without a mark, and what became of each element. Only PDFs of the class `slide-vector` are converted; others are a 422 that names their class. One PDF as a file of a form; 25 MB. The link works for an hour; then the file is deleted, and nothing else is kept. POST /v1/render/from-pdf converts all pages with a key.
         */
        post: operations["postToolsPdfToPptx"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/preview-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Python code
         * @description Runs Python code that uses python-pptx in a sandbox and answers with slide 1 as a picture and the findings of inspect. Code that cannot be run or breaks is a 200 too, with its line and what to change. 16 KB of code, 10 s, one slide; 3 a minute and 20 an hour from one address. Nothing is kept or charged, and nothing can be downloaded.
         */
        post: operations["postToolsPreviewCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/preview-variant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a pattern
         * @description A link to a picture of the pattern with its example content. No file is made, nothing is kept or charged.
         */
        post: operations["postToolsPreviewVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/topup/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a top-up link
         * @description For browsers. The session id is the credential: whoever has the link can pay, and see whether it was paid.
         */
        get: operations["getTopupBySessionId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Messages are signed as Standard Webhooks lays down, with the secret in this answer. They come at least once, in no order; anything but a 2xx within 10 s is tried again for about three days.
         */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["getWebhooksByWebhookId"];
        put?: never;
        post?: never;
        /** Remove a webhook */
        delete: operations["deleteWebhooksByWebhookId"];
        options?: never;
        head?: never;
        /** Change a webhook */
        patch: operations["patchWebhooksByWebhookId"];
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Kept for 30 days.
         */
        get: operations["getWebhooksByWebhookIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description As if it had never been tried, with every attempt before it. A webhook that is switched off sends when it is switched on.
         */
        post: operations["postWebhooksByWebhookIdDeliveriesByDeliveryIdResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the secret of a webhook
         * @description For a day every message carries two signatures, so that receivers change over without losing one.
         */
        post: operations["postWebhooksByWebhookIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a webhook
         * @description Sends an event `webhook.test`, once, also where the webhook is switched off. The answer comes with the outcome.
         */
        post: operations["postWebhooksByWebhookIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The components, one line each */
        get: operations["getWidgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/widgets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One component: its parameters, limits and an example */
        get: operations["getWidgetsByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/widgets/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The example of a component as a picture
         * @description A PNG of 768 by 432 pixels. The entity tag is the hash of its bytes.
         */
        get: operations["getWidgetsByNamePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            account_id: string;
            /** @description USD that can be spent: paid and promotional credit, without what is held. */
            balance: number;
            balance_paid: number;
            balance_promo: number;
            /**
             * @description `unmetered` accounts are the operator's own and pay nothing.
             * @enum {string}
             */
            billing: "metered" | "unmetered";
            created_at: string;
            email: string | null;
            /** @description Free slides left. */
            free_slides: number;
            /** @description USD that running jobs hold. */
            held: number;
            /** @description Free or plan slides that running jobs hold. */
            held_slides: number;
            name: string;
            /** @description What the owner should look at, such as a webhook that was switched off. */
            notices: ({
                at: string | null;
                code: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
            plan: {
                [key: string]: unknown;
            } | null;
            usage: {
                free_repeats: number;
                period_start: string;
                /** @description Slides billed, whoever paid. */
                slides: number;
                /** @description USD that left the wallet. */
                spent: number;
            };
        };
        Agent: {
            agent_id: string;
            client_id: string;
            created_at: string;
            expires_at: string;
            /** @description Under which its jobs are counted. */
            key_id: number;
            last_used_at: string | null;
            /** @description What it may spend from the wallet in a month (UTC); null for as much as the wallet has. Slides of a plan and free slides are not counted. */
            limit_usd: number | null;
            /** @description As it calls itself. */
            name: string;
            scopes: string[];
            /** @description What it has spent or holds of that, of jobs accepted this month. */
            spent_usd: number;
        };
        AgentCard: {
            capabilities: {
                [key: string]: unknown;
            };
            defaultInputModes: string[];
            defaultOutputModes: string[];
            description: string;
            documentationUrl: string;
            endpoints: {
                [key: string]: unknown;
            };
            name: string;
            skills: {
                description: string;
                id: string;
                name: string;
                tags: string[];
            }[];
            url: string;
            version: string;
        } & {
            [key: string]: unknown;
        };
        AgentList: {
            agents: components["schemas"]["Agent"][];
        };
        AnalyzeImageRequest: {
            /** @description A picture of yours: the `asset_id` of POST /v1/assets/image. */
            asset_id?: string;
            /** @description Older name of `image_base64`. */
            image?: string;
            /** @description The picture itself, in base64 or as a data URI. */
            image_base64?: string;
            /** @description An https:// address on the public internet that answers with the picture. */
            image_url?: string;
            /** @description Accepted. The brief is made of the words in the picture alone; nothing follows instructions. */
            instructions?: string;
            /** @description Languages of the words, by their Tesseract names. Default: the one that the picture is in, of English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
            languages?: string[];
            /** @description Briefs in `slides`, at most one for each part of the picture. Default: 1. */
            slide_count?: number;
        };
        ApiKey: {
            created_at: string;
            key_id: number;
            last_used_at: string | null;
            /** @enum {string} */
            mode: "live" | "test";
            name: string;
            /** @description The public start of the key; the rest is not kept. */
            prefix: string;
            revoked_at: string | null;
        };
        ApiKeyList: {
            keys: components["schemas"]["ApiKey"][];
        };
        ApiKeyWhole: {
            /** @description The same. */
            api_key: string;
            created_at: string;
            /** @description The whole key. */
            key: string;
            key_id: number;
            /** @enum {string} */
            mode: "live" | "test";
            name: string;
            prefix: string;
        };
        AssetDeleted: {
            asset_id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        AutoRenderRequest: {
            /** @description Accepted; figures are never invented, and a brief without them is refused with `would_fabricate` all the same. */
            allow_fabrication?: boolean;
            /** @description Render the best guess instead of refusing with `needs_confirmation`. */
            allow_low_confidence?: boolean;
            /** @description Prose of one slide, with its figures. */
            brief: string;
            /** @description Check only: free, no job, no file. */
            dry_run?: boolean;
            /** @description Accepted; no copy is made up, which a warning says. */
            expand_brief?: boolean;
            /** @description The language of the brief, where the brief leaves it open. Nothing is translated. */
            language?: string;
            /** @description BCP 47; the language of the brief where absent. */
            locale?: string;
            /** @description Name of the job; stands in listings and file names. */
            name?: string;
            outputs?: ("pptx" | "pdf" | "png")[];
            /** @enum {string} */
            styling?: "topical" | "clean";
            /** @description Wins over what the brief asks of the look. */
            theme_id?: string;
            /** @enum {string} */
            variant_policy?: "best_semantic_match" | "production_safe";
        } & {
            [key: string]: unknown;
        };
        AutoTopup: {
            amount: number | null;
            /** @description The card on file. */
            card: {
                brand: string;
                exp_month: number;
                exp_year: number;
                last4: string;
            } | null;
            /** @description USD of automatic top-ups since the first of the month (UTC). */
            charged_this_month: number;
            /** @description Why they were switched off by themselves, such as `insufficient_funds`. */
            disabled_reason: string | null;
            enabled: boolean;
            /** @description Why its last try failed; `monthly_cap` when it waits for the next month. */
            last_failure: string | null;
            monthly_cap: number | null;
            /** @description When a top-up that is due is tried. */
            next_attempt_at: string | null;
            threshold: number | null;
        };
        AutoTopupSettings: {
            /** @description USD that each top-up buys, at least the threshold. */
            amount: number;
            /** @description USD that automatic top-ups may come to in a month (UTC). Four times the amount when absent. */
            monthly_cap?: number;
            /** @description The card that was set up. Absent: the one on file. */
            payment_method_id?: string;
            /** @description USD. A balance that falls below it is topped up. */
            threshold: number;
        };
        BillingPortal: {
            /** @description For a browser, for a few minutes. */
            portal_url: string;
        };
        BillingProfile: {
            address: {
                city: string;
                line1: string;
                line2: string | null;
                postal_code: string | null;
                state: string | null;
            };
            attention: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            email: string | null;
            /** @enum {string} */
            kind: "company" | "person";
            /** @enum {string} */
            language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl";
            name: string;
            purchase_order: string | null;
            tax_id: {
                /** @enum {string} */
                type: "eu_vat" | "gb_vat" | "ch_vat" | "us_ein" | "other";
                value: string;
            } | null;
        };
        BillingProfileAnswer: {
            /** @description Null where none was sent yet. */
            profile: {
                address: {
                    city: string;
                    line1: string;
                    line2: string | null;
                    postal_code: string | null;
                    state: string | null;
                };
                attention: string | null;
                /** @description ISO 3166-1 alpha-2. */
                country: string;
                email: string | null;
                /** @enum {string} */
                kind: "company" | "person";
                /** @enum {string} */
                language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl";
                name: string;
                purchase_order: string | null;
                tax_id: {
                    /** @enum {string} */
                    type: "eu_vat" | "gb_vat" | "ch_vat" | "us_ein" | "other";
                    value: string;
                } | null;
            } | null;
        };
        BillingProfileRequest: {
            address: {
                city: string;
                /** @description Street and number, or PO box. */
                line1: string;
                line2?: string | null;
                postal_code?: string | null;
                /** @description State, province or county. */
                state?: string | null;
            };
            /** @description Who in the company the invoice is for. */
            attention?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Where invoices are meant to go. */
            email?: string | null;
            /**
             * @description `company` or `person`.
             * @enum {string}
             */
            kind: "company" | "person";
            /**
             * @description Of invoices; `en` when absent.
             * @enum {string}
             */
            language?: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl";
            /** @description Of the company or person, as it is registered. */
            name: string;
            /** @description Your reference, printed on each invoice. */
            purchase_order?: string | null;
            tax_id?: {
                /**
                 * @description `other` is taken as it is given.
                 * @enum {string}
                 */
                type: "eu_vat" | "gb_vat" | "ch_vat" | "us_ein" | "other";
                /** @description Spaces, dots and hyphens do not count. */
                value: string;
            } | null;
        };
        Brand: {
            brand_report: components["schemas"]["BrandReport"];
            created_at: string;
            /** @description SHA-256 of all that draws. */
            hash: string;
            /** @description As it was sent, files by their hashes. */
            kit: {
                [key: string]: unknown;
            };
            name: string;
            slug: string;
            /** @description `slug@version`: draws the same for ever. */
            theme_id: string;
            version: number;
            versions?: ({
                created_at: string;
                version: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        BrandHidden: {
            /** @enum {boolean} */
            hidden: true;
            slug: string;
        };
        BrandList: {
            brands: ({
                mode: string;
                name: string;
                slug: string;
                theme_id: string;
                version: number;
                versions: number;
            } & {
                [key: string]: unknown;
            })[];
        };
        /** @description What every token became and why. */
        BrandReport: {
            fonts: ({
                family: string;
                source: string;
                styles: string[];
                use: string;
            } & {
                [key: string]: unknown;
            })[];
            logo: ({
                height_px: number;
                source: string;
                width_px: number;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @enum {string} */
            mode: "light" | "dark";
            /** @description Distance of the closest two categories in each kind of vision, CIEDE2000. */
            separation: {
                [key: string]: number;
            };
            /** @description Of a brand that is a template. */
            template?: {
                layouts: ({
                    /** @description Room for a body, inches. */
                    free_in: {
                        h: number;
                        w: number;
                        x: number;
                        y: number;
                    } | null;
                    ground: string;
                    /** @enum {string} */
                    mode: "light" | "dark";
                    /** @description As the template calls it. */
                    name: string;
                    /** @description The body gets a ground of its own. */
                    panel: boolean;
                    places: string[];
                    /** @enum {string} */
                    use: "content" | "cover" | "agenda" | "divider" | "closing" | "blank";
                } & {
                    [key: string]: unknown;
                })[];
                masters: number;
                /** @description How many tokens are colours of its scheme. */
                own_colors: number;
                /** @description What was not understood, and what is done instead. */
                problems: string[];
                size_in: {
                    h: number;
                    w: number;
                };
                /** @description Layouts on which no slide will stand. */
                unused: string[];
            } & {
                [key: string]: unknown;
            };
            text_contrast: {
                ground: string;
                least: number;
                text: string;
            } & {
                [key: string]: unknown;
            };
            tokens: ({
                /** @description Least contrast on canvas and surface. */
                contrast: number;
                /** @enum {string} */
                source: "brand" | "derived" | "house";
                token: string;
                value: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            warnings: ({
                code: string;
                message: string;
                path: string;
                remedy: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Of a form, the files are the parts `heading` and `body` (up to four each), `logo` or `logo_light` and `logo_dark`, or `template` alone; the rest is in the part `kit`. */
        BrandRequest: {
            /** @description `#RRGGBB`, the most important one first. */
            colors?: string[];
            fonts?: {
                body?: string | {
                    /** @description What the .pptx calls it; what the font says when absent. */
                    family?: string;
                    /** @description TTF or OTF, base64: regular, bold and their italics. */
                    files?: string[];
                };
                heading?: string | {
                    /** @description What the .pptx calls it; what the font says when absent. */
                    family?: string;
                    /** @description TTF or OTF, base64: regular, bold and their italics. */
                    files?: string[];
                };
            };
            /**
             * @description Heads of cards and panels on every slide of the brand; each form has its own when absent.
             * @enum {string}
             */
            head_style?: "rule" | "filled" | "icon_tile";
            /** @description In a form: all of the above as JSON, beside the files. */
            kit?: string;
            /** @description PNG, JPEG, SVG, GIF or WebP, base64: one, or one for light and one for dark slides. Not on covers and section breaks. */
            logo?: string | {
                alt?: string;
                dark?: string;
                light?: string;
            };
            /** @description A logo of POST /v1/assets/logo, in place of `logo`. The version keeps the picture. */
            logo_id?: string | null;
            /**
             * @description `light` when absent.
             * @enum {string}
             */
            mode?: "light" | "dark";
            /** @description For people. */
            name?: string;
            /** @description Corners of cards, inches. */
            radius_in?: number;
            /** @description 1 to 40 of a-z, 0-9 and -; what `theme_id` names. */
            slug: string;
            /** @description A .pptx, .potx or .ppsx, base64, up to 25 MB: slides stand on its masters. Then it says colours, fonts and logo. */
            template?: string;
            /** @description Whether titles are bold; true when absent and the font has a bold face. */
            title_bold?: boolean;
        };
        BrandVersionRequest: {
            /** @description `#RRGGBB`, the most important one first. */
            colors?: string[];
            fonts?: {
                body?: string | {
                    /** @description What the .pptx calls it; what the font says when absent. */
                    family?: string;
                    /** @description TTF or OTF, base64: regular, bold and their italics. */
                    files?: string[];
                };
                heading?: string | {
                    /** @description What the .pptx calls it; what the font says when absent. */
                    family?: string;
                    /** @description TTF or OTF, base64: regular, bold and their italics. */
                    files?: string[];
                };
            };
            /**
             * @description Heads of cards and panels on every slide of the brand; each form has its own when absent.
             * @enum {string}
             */
            head_style?: "rule" | "filled" | "icon_tile";
            /** @description In a form: all of the above as JSON, beside the files. */
            kit?: string;
            /** @description PNG, JPEG, SVG, GIF or WebP, base64: one, or one for light and one for dark slides. Not on covers and section breaks. */
            logo?: string | {
                alt?: string;
                dark?: string;
                light?: string;
            };
            /** @description A logo of POST /v1/assets/logo, in place of `logo`. The version keeps the picture. */
            logo_id?: string | null;
            /**
             * @description `light` when absent.
             * @enum {string}
             */
            mode?: "light" | "dark";
            /** @description For people. */
            name?: string;
            /** @description Corners of cards, inches. */
            radius_in?: number;
            /** @description 1 to 40 of a-z, 0-9 and -; what `theme_id` names. */
            slug?: string;
            /** @description A .pptx, .potx or .ppsx, base64, up to 25 MB: slides stand on its masters. Then it says colours, fonts and logo. */
            template?: string;
            /** @description Whether titles are bold; true when absent and the font has a bold face. */
            title_bold?: boolean;
        };
        /** @description A place of a completed brief that only its author can fill in; nothing is made up for it. */
        BriefBlank: {
            /** @description The character behind its last. */
            end: number;
            /** @description First character of the brief, counted from 0. */
            start: number;
            /** @description As it stands in the brief, such as `[name]`, `[number]` or `[low or high]`: what to write in its place. */
            text: string;
        };
        BriefPlan: {
            /** @description Of a completed brief: the blanks that nobody filled in, in their order. */
            blanks?: components["schemas"]["BriefBlank"][];
            candidates: ({
                fillable: boolean;
                form: string;
                score: number;
                variant?: string;
            } & {
                [key: string]: unknown;
            })[];
            confidence: {
                calibrated: number;
                /** @enum {string} */
                label: "high" | "medium" | "low";
            } & {
                [key: string]: unknown;
            };
            /** @enum {number} */
            cost_charged: 0;
            /** @description The characters by which the slide would say something that the brief does not. */
            fault?: {
                /** @description The character behind its last. */
                end: number;
                /** @description The form that was understood. */
                form: string;
                /** @description JSON Pointer into the intent: the value that would be false. */
                path: string;
                /** @description First character of the brief, counted from 0. */
                start: number;
                /** @description As it stands in the brief. */
                text: string;
            };
            form?: string;
            /** @enum {string} */
            input: "ready" | "extractable_from_brief" | "needs_structured_data";
            /** @description A body of POST /v1/render/intent. */
            intent?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            next_action: "render" | "confirm_form" | "add_figures" | "complete_brief" | "outline_deck";
            /** @description Which form was understood and what is wrong or missing, or what asks for several slides: in the language of the brief. */
            reason?: string;
            repair_options: components["schemas"]["RepairOption"][];
            /** @enum {string} */
            route: "selected" | "needs_confirmation" | "would_fabricate" | "unroutable" | "deck";
            variant?: string;
        } & {
            [key: string]: unknown;
        };
        CardState: {
            [key: string]: unknown;
        };
        Catalog: {
            components: {
                [key: string]: unknown;
            }[];
            families: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        ChangeAgentRequest: {
            /** @description What it may spend from the wallet in a month (UTC). What it has spent this month counts; 0 leaves it plan and free slides. */
            limit_usd: number;
        };
        ChangedFigure: {
            from?: unknown;
            path: string;
            slide: number;
            to?: unknown;
        };
        ChangeWebhookRequest: {
            description?: string | null;
            /** @description Kinds of events to hear of. Jobs that make a deck tell of it under `deck`, all others under `job`; the slides of a deck say nothing of their own. */
            events?: ("job.completed" | "job.failed" | "deck.completed" | "deck.partial" | "deck.failed")[];
            /**
             * @description `active` also sends at once what was still waiting.
             * @enum {string}
             */
            status?: "active" | "disabled";
            /** @description Begins with https://, names no port, and leads to the public internet, or into a private network that whoever runs the service has named (`DECKWRIGHT_WEBHOOK_NETWORKS`). Looked up again at every call; redirects are not followed. */
            url?: string;
        };
        Checkout: {
            /** @description What is paid, USD. */
            amount: number;
            /** @description What comes on top. */
            bonus: number;
            /** @description For a browser. It leads to the checkout, and to what came of it afterwards. Whoever has it can pay. */
            checkout_url: string;
            /** @description What the balance grows by. */
            credit: number;
            /** @enum {string} */
            currency: "usd";
            /** @description As GET /v1/topup/{session_id} knows it. */
            session_id: string;
        };
        CheckoutRequest: {
            /** @description US dollars, from 10 to 1000; 10 when absent. From 50 there is 10 % on top, from 100 15 %, from 200 20 %. */
            amount?: number;
            /** @description Keep the card for POST /v1/billing/charge-saved and automatic top-ups. The checkout tells its holder. */
            save_card?: boolean;
        };
        ClickHeard: {
            /** @enum {boolean} */
            ok: true;
        };
        CodeHelper: {
            /** @description A whole program. */
            example: string;
            /** @description What is often written, and what is meant. */
            mistakes: {
                right: string;
                why: string;
                wrong: string;
            }[];
            name: string;
            parameters: {
                /** @description As Python writes it. */
                default?: string;
                doc: string;
                name: string;
                required: boolean;
                type: string;
                /**
                 * @description Of a bare number: inches or points.
                 * @enum {string}
                 */
                unit?: "in" | "pt";
            }[];
            returns: string;
            /** @description As Python writes it. */
            signature: string;
            what: string;
        };
        CodePreview: ({
            /** @enum {number} */
            cost: 0;
            /** @description What held the process in which the code ran. */
            layers: {
                [key: string]: unknown;
            };
            /** @description Those that keep code in; at least two. */
            layers_holding: string[];
            /** @description Findings of inspect. */
            lint: ({
                code: string;
                message: string;
                remedy: string;
                severity: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            notices: string[];
            /** @description What the code printed, 8,000 characters at most. */
            output: string;
            /** @description Slide 1 as a data URL: a PNG 768 pixels wide. Null where it cannot be drawn. */
            preview_url: string | null;
            slides_total: number;
            /** @enum {string} */
            status: "complete";
        } & {
            [key: string]: unknown;
        }) | ({
            column: number | null;
            /** @enum {number} */
            cost: 0;
            cure: string;
            /** @description What held the process in which the code ran. */
            layers: {
                [key: string]: unknown;
            };
            /** @description Those that keep code in; at least two. */
            layers_holding: string[];
            /** @description Of the code as it was sent, from 1. */
            line: number | null;
            message: string;
            /** @description What the code printed, 8,000 characters at most. */
            output: string;
            /** @description The line itself. */
            source?: string;
            /**
             * @description `invalid`: it cannot be run at all; `failed`: it broke while it ran.
             * @enum {string}
             */
            status: "invalid" | "failed";
        } & {
            [key: string]: unknown;
        });
        CodePreviewRequest: {
            /** @description Python code that uses python-pptx: a function `build(prs)` (`build(prs, slide)` with `headline`, `context`, `takeaway` or `source_note`), or a whole script, of which the presentation that it saves last is taken. GET /v1/helpers lists what it finds without an import. */
            code: string;
            /** @description One line under the title. Drawn around `build(prs, slide)`. */
            context?: string | null;
            /** @description Slide title. Drawn around `build(prs, slide)`. */
            headline?: string | null;
            /** @description Where the figures come from, at the foot. Drawn around `build(prs, slide)`. */
            source_note?: string | null;
            /** @description The conclusion, in a band under the content. Drawn around `build(prs, slide)`. */
            takeaway?: string | null;
            /** @description A built-in theme, for `build(prs)`, components and `theme_color()`. Default: `corporate-light`. */
            theme_id?: string | null;
        };
        CombinePairRequest: Record<string, never>;
        CombineRequest: {
            /**
             * @description Of a form in which no file was chosen.
             * @enum {string}
             */
            files?: "";
            /** @description A deck by its job, of a form; it may come several times. */
            job_id?: string | string[];
            /** @description Name of the job, and of the file. */
            name?: string;
            /** @description A deck by its address, of a form; it may come several times. */
            pptx_url?: string | string[];
            /** @description The decks, when they are not sent as files of a form. */
            sources?: {
                /** @description A finished job of yours with a .pptx. */
                job_id?: string;
                /** @description The file itself, base64. */
                pptx_base64?: string;
                /** @description An https:// address on the public internet that answers with the file. */
                pptx_url?: string;
            }[];
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        CompileRequest: {
            /** @description Finished slides in their order, and decks for all their slides: 1 to 50, whose requests have at most 32 MiB together. */
            job_ids: string[];
            /** @description Name of the job and of the file. */
            name?: string;
            /** @description A PDF is made where all slides have one theme. */
            outputs?: ("pptx" | "pdf" | "png")[];
            /** @description One theme for all; without it each slide stays as it was rendered. */
            theme_id?: string;
            title?: string;
            wait?: ("auto" | "true" | "false") | boolean;
        };
        /** @description Faults of the file itself, whichever program made it: what PowerPoint may say “found a problem with content” about. */
        Conformance: {
            errors: number;
            /** @description The first 20 of each rule. */
            findings: components["schemas"]["ConformanceFinding"][];
            /** @description Parts of markup that were held against ISO/IEC 29500. */
            parts_checked: number;
            /** @description Parts that were not, because they are too large or too many. */
            parts_left: number;
            /** @description How often each rule was broken, the most frequent first. */
            rules: ({
                code: string;
                count: number;
            } & {
                [key: string]: unknown;
            })[];
            warnings: number;
        } & {
            [key: string]: unknown;
        };
        ConformanceFinding: {
            /** @description The rule, machine-stable: `element_order`, `unexpected_element`, `surplus_element`, `missing_element`, `undeclared_attribute`, `missing_attribute`, `bad_value`, `dangling_reference`, `wrong_reference`, `missing_part`, `wrong_content_type`, `wrong_root`, `missing_relationship`, `relationship_id`, `repeated_id`, `orphan_axis`, `type_without_part`, `unreadable_part`. More may come. */
            code: string;
            /** @description What is wrong, in one sentence. */
            message: string;
            /** @description The part of the package at fault, such as `/ppt/slides/slide1.xml`. */
            part: string;
            /** @description Where in the part, as an XPath; absent when it is about the part as a whole. */
            place?: string;
            /** @description What mends it, in one sentence. */
            remedy: string;
            /** @enum {string} */
            severity: "error" | "warning";
            /** @description The slide whose part it is. */
            slide?: number;
        } & {
            [key: string]: unknown;
        };
        /** @default {} */
        CreateKeyRequest: {
            /**
             * @description Keeps the key sealed, so that GET /v1/auth/keys/default shows it again.
             * @default false
             */
            default?: boolean;
            /**
             * @description Slides of a `test` key cost nothing and carry a mark. Default: `live`.
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description What the key is for.
             * @default key
             */
            name?: string;
        };
        CreateWebhookRequest: {
            /** @default null */
            description?: string | null;
            /**
             * @description Kinds of events to hear of. Jobs that make a deck tell of it under `deck`, all others under `job`; the slides of a deck say nothing of their own.
             * @default [
             *       "job.completed",
             *       "job.failed",
             *       "deck.completed",
             *       "deck.partial",
             *       "deck.failed"
             *     ]
             */
            events?: ("job.completed" | "job.failed" | "deck.completed" | "deck.partial" | "deck.failed")[];
            /** @description Begins with https://, names no port, and leads to the public internet, or into a private network that whoever runs the service has named (`DECKWRIGHT_WEBHOOK_NETWORKS`). Looked up again at every call; redirects are not followed. */
            url: string;
        };
        DeckCombined: {
            /** @enum {number} */
            cost: 0;
            /** @enum {number} */
            cost_charged: 0;
            /** @description How many were put together. */
            decks: number;
            /** @description Signed link, good for an hour without a key. */
            download_url: string | null;
            job_id: string;
            name: string | null;
            /** @description A path that needs the key. */
            pptx_url: string | null;
            slides_total: number;
            /** @description `complete`. */
            status: string;
            /** @description What had to change, by deck. */
            warnings: ({
                code: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        DeckDiff: {
            counts: {
                figures: number;
                geometry: number;
                look: number;
                slides: number;
                text: number;
            };
            deck_id: string;
            from: number;
            slides: {
                /** @description Values of the slide's request. */
                figures: {
                    from?: unknown;
                    path: string;
                    to?: unknown;
                }[];
                /** @description Place in the earlier revision, from 1. */
                from?: number;
                shapes: components["schemas"]["ShapeChange"][];
                /** @enum {string} */
                status: "same" | "changed" | "moved" | "added" | "removed";
                title: string;
                to?: number;
            }[];
            to: number;
        };
        DeckEditRequest: {
            allow_fabrication?: unknown;
            allow_low_confidence?: unknown;
            detail?: unknown;
            expand_brief?: unknown;
            force_render?: unknown;
            form_description?: unknown;
            imagery?: unknown;
            imagery_tag?: unknown;
            include_preview?: unknown;
            language?: unknown;
            mode?: unknown;
            name?: string;
            /** @description Positions of all slides that stay, in their new order. */
            order?: number[];
            /** @description Positions of slides to be taken out. */
            remove?: number[];
            /** @description Edits by position, from 1, as it was before. */
            slides?: {
                /** @description JSON Patch (RFC 6902) on the slide as it was sent. The result may hold 20,000 values, 64 levels and 10 MiB, or what was there and what was sent where that is more. */
                edits?: components["schemas"]["PatchOperation"][];
                /** @description Merge patch (RFC 7396): the members that change; null takes one away. */
                intent?: unknown;
                position: number;
            }[];
            styling?: unknown;
            theme_id?: string;
            title?: string;
            variant_policy?: unknown;
            wait?: ("auto" | "true" | "false") | boolean;
        };
        /** @description What each slide would become, without a job, a file or a charge. */
        DeckForecast: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "none";
            charges: components["schemas"]["Payment"][];
            /** @description Of a request that would be refused: the code of the problem. */
            code?: string;
            /** @enum {number} */
            cost: 0;
            /** @enum {number} */
            cost_charged: 0;
            /** @enum {boolean} */
            dry_run: true;
            errors: components["schemas"]["Finding"][];
            /** @description USD that the real call would cost. */
            estimated_cost: number;
            /** @enum {string} */
            fidelity_forecast?: "verbatim" | "ai_completed" | "mixed" | "would_reject";
            /** @description By slide. */
            manifest: ({
                /** @enum {string} */
                fidelity_forecast: "verbatim" | "ai_completed" | "mixed" | "would_reject";
                form?: string | null;
                i: number;
                /** @enum {string} */
                status: "validated" | "invalid";
            } & {
                [key: string]: unknown;
            })[];
            nonblocking_warning_count: number;
            notice_count: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices: components["schemas"]["Notice"][];
            /** @enum {boolean} */
            pptx_available: false;
            pptx_url: null;
            slides_ok: number;
            /** @enum {string} */
            status: "validated" | "invalid";
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        DeckForkRequest: {
            /** @description The source's name when absent. */
            name?: string;
            /** @description `true` answers 200 with the deck itself. */
            wait?: ("auto" | "true" | "false") | boolean;
        };
        DeckFromJobsRequest: {
            /** @description Finished slides in their order, and decks for all their slides: 1 to 50, whose requests have at most 32 MiB together. */
            job_ids: string[];
            /** @description Name of the job and of the file. */
            name?: string;
            /** @description A PDF is made where all slides have one theme. */
            outputs?: ("pptx" | "pdf" | "png")[];
            /** @description One theme for all; without it each slide stays as it was rendered. */
            theme_id?: string;
            title?: string;
            wait?: ("auto" | "true" | "false") | boolean;
        };
        DeckOutline: {
            /** @enum {number} */
            cost_charged: 0;
            /** @description What parted the prompt; `whole` for one topic, `given` for briefs that came cut. */
            cut_by: string;
            /** @description USD with every slide drawn. */
            estimated_cost: number;
            left_out: ({
                brief: string;
            } & {
                [key: string]: unknown;
            })[];
            preamble?: string;
            /** @enum {string} */
            quality_profile?: "executive" | "technical";
            /** @description USD of the slides that can be drawn as they are. */
            ready_cost: number;
            slide_count: number;
            slides: components["schemas"]["DeckOutlineSlide"][];
            theme_id?: string;
            warnings: ({
                code: string;
                message: string;
                path: string;
                remedy: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        DeckOutlineSlide: {
            brief: string;
            brief_hint?: {
                add: string;
                completed_brief: string;
            } & {
                [key: string]: unknown;
            };
            confidence: number;
            /** @description USD once it is drawn; a brief that is refused costs nothing. */
            cost: number;
            end?: number;
            /** @enum {string} */
            engine: "deterministic";
            form?: string;
            name?: string;
            /** @enum {string} */
            route: "selected" | "needs_confirmation" | "would_fabricate" | "unroutable";
            slide_number: number;
            /** @description Characters of the prompt, end exclusive. */
            start?: number;
            variant?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The deck is being made; read it at `job_url`, or follow it at `job_url`/events. */
        DeckQueued: {
            deck_id: string;
            id: string;
            job_id: string;
            job_url: string;
            name: string | null;
            status: string;
        } & {
            [key: string]: unknown;
        };
        DeckRefreshRequest: {
            /** @description The whole `data` of slides, or the `params` of their component. */
            data?: {
                data?: unknown;
                slide: number;
            }[];
            /** @description Single values: `path` is a JSON Pointer into the slide, such as `/data/metrics/0/value`. */
            figures?: {
                path: string;
                slide: number;
                value?: unknown;
            }[];
            /** @description Rows by label: wherever a slide has an item of that label, its `value` becomes this, or its `values` for a list. */
            table?: {
                [key: string]: string | number | null | (string | number | null)[];
            };
            wait?: ("auto" | "true" | "false") | boolean;
        };
        DeckRequest: {
            /** @description Who will see it: a board or investors, or engineers, choose `quality_profile`. Words stay as they are. */
            audience?: string | null;
            author?: string | null;
            /** @description The topics that stay where there are more than `slide_count`. */
            focus_area?: string | null;
            /** @description The language of the prompt. Nothing is translated. */
            language?: string | null;
            name?: string | null;
            /** @description Prose of the whole deck: slide marks, headings, numbers, nested bullets, paragraphs or "first … then" part it. */
            prompt?: string | null;
            /** @description At most this many slides; fewer topics make fewer. */
            slide_count?: number | null;
            /** @description Briefs that are cut already; `slide_number` orders them. */
            slides?: {
                brief: string;
                name?: string | null;
                slide_number?: number | null;
            }[] | null;
            /** @description Wins over every look in words. */
            theme_id?: string | null;
            title?: string | null;
            /** @description A look in words, such as `dark technical`. */
            visual_style?: string | null;
        };
        DeckResponse: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            component?: string | null;
            /** @description SHA-256 of the bytes of each file; of a preview from when it was first fetched. */
            content_hash: {
                [key: string]: string;
            };
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description The same as `job_id`. */
            deck_id?: string;
            engine_version?: string;
            errors: components["schemas"]["Notice"][];
            /** @description Computed from what stands on the slide: `verbatim`, `mixed`, `partial`, `verbatim_truncated`. */
            fidelity: string;
            /** @description Every supplied value and where it stands. */
            fidelity_manifest?: unknown;
            files: {
                [key: string]: components["schemas"]["FileEntry"];
            };
            form?: string | null;
            input_hash: string;
            job_id: string;
            job_type: string;
            layout?: {
                [key: string]: unknown;
            };
            name: string | null;
            nonblocking_warning_count: number;
            notice_count?: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices?: components["schemas"]["Notice"][];
            /** @description A path that needs the key; null when there is no such file. */
            pdf_url: string | null;
            pptx_available: boolean;
            /** @description A path that needs the key; null when there is no such file. */
            pptx_url: string | null;
            /** @description A path that needs the key; null when there is no such file. */
            preview_url: string | null;
            proofs?: {
                [key: string]: unknown;
            }[];
            quality?: {
                [key: string]: unknown;
            };
            repair_actions: ({
                action: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Earlier job of the identical input. */
            repeat_of?: string;
            slides: ({
                fidelity: string | null;
                form: string | null;
                /** @description Place in the request, from 1. */
                i: number;
                job_id?: string;
                preview_url: string | null;
                status: string;
                title: string;
                usable: boolean;
            } & {
                [key: string]: unknown;
            })[];
            slides_ok: number;
            slides_total: number;
            /** @description `complete`, `completed_with_errors` (file withheld, not billed) or `rejected` (nothing drawn); of a dry run `validated` or `invalid`. */
            status: string;
            theme_id: string;
            variant?: string | null;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        DeckUpdateRequest: {
            replacements: {
                job_id: string;
                /** @description From 1. */
                position: number;
            }[];
            wait?: ("auto" | "true" | "false") | boolean;
        };
        /** @description Of a repair or a combination of decks: what its own route answers, without the members of the job. */
        DeckWorkResult: {
            input_hash?: string;
            status: string;
        } & {
            [key: string]: unknown;
        };
        DownloadUrl: {
            download_url: string;
            expires_at: string;
            file: string;
            job_id: string;
            /** @description For taking the link back. */
            link_id: string;
            single_use: boolean;
            url: string;
        };
        /** @default {} */
        DownloadUrlRequest: {
            /** @default 3600 */
            expires_in_s?: number;
            /**
             * @default pptx
             * @enum {string}
             */
            file?: "pptx" | "pdf" | "png" | "preview";
            /**
             * @description The first download ends the link. Asking for its headers (HEAD) does not.
             * @default true
             */
            single_use?: boolean;
        };
        Feedback: {
            /** @enum {string} */
            award_status: "none" | "approved";
            category: string;
            created_at: string;
            /** @description USD that it earned. */
            credits: number;
            feedback_id: number;
            job_id: string | null;
            message: string;
            resolution: string | null;
            resolved_at: string | null;
            severity: string;
            /** @enum {string} */
            status: "open" | "resolved" | "declined";
        };
        FeedbackList: {
            feedback: components["schemas"]["Feedback"][];
        };
        FeedbackReceipt: {
            feedback_id: number;
            /** @enum {string} */
            status: "open";
        };
        FeedbackSubmit: {
            /** @description `layout`, `typography`, `contrast`, `content`, `icons`, `images`, `theme`, `chrome`, `consistency`, `bug`, `feature_request`, `testimonial`, `general`, `other` */
            category: string;
            /** @description The job that this is about. */
            job_id?: string | null;
            message: string;
            /**
             * @description `bug`, `quality`, `suggestion`
             * @default suggestion
             */
            severity?: string;
        };
        FieldError: {
            allowed?: string[];
            code: string;
            /** @description The bound that the value breaks. */
            limit?: number;
            /** @description Part of the request, then the path into it. */
            loc: (string | number)[];
            msg: string;
            /** @description The known value that was probably meant. */
            nearest?: string;
            /** @description JSON Patch (RFC 6902) of the request that mends this fault, where nothing has to be known for it. */
            patch?: ({
                op: string;
                path: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description JSON Pointer (RFC 6901) into that part. */
            pointer: string;
            /** @description Of a missing member: JSON Pointer of the one beside it that was probably meant. */
            sent_as?: string;
            type: string;
        };
        /** @description A stored file; `url` is a path that needs the key. */
        FileEntry: {
            /** @description Null of a preview that nobody has fetched: it is drawn when somebody does. */
            bytes: number | null;
            media_type: string;
            sha256: string | null;
            url: string;
        };
        /** @description Faults of the file itself that had one cure: mended free of charge, no word and no look changed. */
        FileMends: {
            /** @description Counted anew in the repaired file; what is left is in `diff.after.conformance`. */
            after: {
                errors: number;
                warnings: number;
            } & {
                [key: string]: unknown;
            };
            before: {
                errors: number;
                warnings: number;
            } & {
                [key: string]: unknown;
            };
            /** @description The first 100. */
            mended: ({
                code: string;
                /** @description What was wrong. */
                message: string;
                part: string;
                /** @description Where it stood in the file as it came. */
                place?: string;
            } & {
                [key: string]: unknown;
            })[];
            mended_total: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What would be refused, or what the inspection of the drawn slide finds. */
        Finding: {
            allowed?: string[];
            /** @description Other places of which the same holds. */
            also?: string[];
            can_autofix?: boolean;
            code: string;
            limit?: number;
            loc?: (string | number)[];
            message: string;
            /** @description The same as `message`. */
            msg?: string;
            nearest?: string;
            patch?: {
                [key: string]: unknown;
            }[];
            /** @description JSON Pointer into the request. */
            path?: string;
            /** @description The same as `path`, as the 422 of the real call names it. */
            pointer?: string;
            remedy?: string;
            sent_as?: string;
            shape_id?: string;
            type?: string;
        } & {
            [key: string]: unknown;
        };
        FitReport: {
            /** @enum {number} */
            cost_charged: 0;
            fields: ({
                characters: number;
                /** @description About how many more characters stand in the box at this size. */
                characters_left: number;
                lines: number;
                lines_that_fit: number;
                /** @description JSON Pointer of the text in the request. */
                path: string;
                size_pt: number;
            } & {
                [key: string]: unknown;
            })[];
            min_font_pt: number;
        } & {
            [key: string]: unknown;
        };
        FlaggedFinding: {
            /** @description Machine-stable: `text_overflow`, `content_hidden`, `off_canvas`, `low_contrast`, `tiny_font`, `hidden_slide`, `text_overlap`, `empty_placeholder`, `image_only_slide`, `empty_slide`, `missing_title`, `missing_alt_text`, `distorted_image`, `missing_font`, `embedded_font_unused`, `dense_slide`. More may come. */
            code: string;
            /** @description What is wrong, in one sentence. */
            message: string;
            /**
             * @description Why it was left: no action mends it, the action was not asked for, more than one thing could be meant, …
             * @enum {string}
             */
            reason: "no_action" | "not_asked" | "ambiguous" | "does_not_fit" | "would_harm" | "not_possible" | "hidden_slide";
            /** @description What mends it, in one sentence. */
            remedy: string;
            /** @enum {string} */
            severity: "error" | "warning";
            /** @description The shape, as the file numbers it; absent when the finding is about the slide. */
            shape_id?: number;
            slide: number;
        } & {
            [key: string]: unknown;
        };
        FlaggedText: {
            /** @enum {string} */
            place: "shape" | "table" | "chart" | "diagram" | "notes" | "alt_text";
            /**
             * @description `by_run`: each format of the sentence was translated by itself.
             * @enum {string}
             */
            reason: "no_answer" | "empty" | "too_long" | "not_text" | "markers_lost" | "numbers_changed" | "glossary_missed" | "by_run";
            remedy: string;
            shape_id?: number;
            shape_name?: string;
            /**
             * @description What stands on the slide now.
             * @enum {string}
             */
            shown: "source" | "translation";
            slide: number;
            /** @description As it stood in the deck, its beginning. */
            text: string;
        } & {
            [key: string]: unknown;
        };
        FormEntry: {
            data_schema: {
                [key: string]: unknown;
            };
            form: string;
            variants: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        FormList: {
            families: ({
                form: string;
                menu: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        FromImageAnswer: {
            /** @enum {string} */
            branch: "reconstruct" | "preserve" | "explain" | "teach_deck";
            /** @description Prose of what the picture says, as POST /v1/render/auto takes it. */
            brief?: string;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description 0 to 1, by comparing what was made with the picture. */
            confidence: number;
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description What the model reads otherwise; what was read stands. */
            differs?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                proposed: string;
                read: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Signed link, good for an hour without a key. */
            download_url: string | null;
            /** @description Words, boxes, lines, ellipses and pictures that were found. */
            elements: number;
            /** @description Numbers that were read. */
            figures?: ({
                /** @description The words next to it; may be empty. */
                beside: string;
                figure: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Measured on what was made. */
            found: {
                /** @description Of the area, the part that looks as in the picture, 0 to 1. */
                area_alike: number;
                /** @description Words that can be edited. */
                words: number;
                /** @description Of these, the ones that are read again on the slide as drawn. */
                words_read_again: number;
            } & {
                [key: string]: unknown;
            };
            headline?: string;
            /** @description As POST /v1/render/intent takes it, of read words and numbers alone; present where the structure is that of a form. */
            intent?: {
                [key: string]: unknown;
            };
            job_id: string;
            /** @enum {string} */
            job_type: "perception";
            /** @description Of `rules+model`: the name of the model. */
            model?: string;
            name: string | null;
            /** @description Proposals that fit nothing that was read. */
            not_taken?: ({
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Named with its place; the first hundred. */
            not_understood: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Entries that are not listed. */
            not_understood_more: number;
            /** @description The slide of the account that the picture shows, where it carries no request any more: found by what it looks like. */
            own?: {
                deck_id: string | null;
                job_id: string;
                position: number | null;
                revision: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Of `teach_deck`: parts without a slide of their own. */
            parts_left_out?: number;
            /** @description A photograph that the slide was found in, by its corners as parts of width and height; places are those of the slide. */
            photograph?: {
                corners: number[][];
            } & {
                [key: string]: unknown;
            };
            picture: {
                format: string;
                height_px: number;
                width_px: number;
            } & {
                [key: string]: unknown;
            };
            points?: string[];
            /** @description A path that needs the key. */
            pptx_url: string | null;
            /** @description USD: 0.10, however many slides. */
            price: number;
            /** @description Words and numbers that the model sees and that were not read: unproved, and on no slide, in no brief, intent or figure. */
            proposed?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                /** @enum {boolean} */
                seen: false;
                text: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description `request`: a picture of ours, whose slide was drawn again from the request that it carries, or that the job has which `own` names. `rules`: read from the pixels. `rules+model`: read from the pixels, and a vision model proposed how that belongs together.
             * @enum {string}
             */
            reader: "request" | "rules" | "rules+model";
            /** @description Why rules alone read it: `not_configured`, `test_key`, or of the model `unavailable`, `declined` or `unusable_answer`. */
            reader_reason?: string;
            slides_total: number;
            /** @description Of a picture of ours: its request, as POST /v1/render/intent takes it, or why it was read from its pixels all the same. */
            source?: {
                drawn: boolean;
                intents: unknown[];
                why: string;
            } & {
                [key: string]: unknown;
            };
            /** @enum {string} */
            status: "complete";
            /** @description The largest words of the upper half, or the words that a model took for it; empty where there are none. */
            title: string;
        } & {
            [key: string]: unknown;
        };
        FromPdfAnswer: {
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /**
             * @description What the pages are: slides of text and shapes, slides that are pictures, running text, scanned paper, a form, a drawing, one large sheet, several kinds, no marks.
             * @enum {string}
             */
            class: "slide-vector" | "slide-raster" | "document" | "scan" | "form" | "drawing" | "poster" | "mixed" | "empty";
            confidence: number;
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            creator: string;
            /** @description Signed link, good for an hour without a key. */
            download_url: string | null;
            /**
             * @description `requests`: a PDF of ours, whose slides come back as they were made, charts and all. `pages`: what the pages paint.
             * @enum {string}
             */
            drawn_from: "requests" | "pages";
            /** @description Why a PDF of ours was read from its pages all the same. */
            drawn_from_why?: string;
            /** @description Of each page that was looked at after the conversion, how much of it its slide shows, 0 to 1. Absent with `check: false`. */
            fidelity?: ({
                fidelity: number;
                page: number;
            } & {
                [key: string]: unknown;
            })[];
            job_id: string;
            /** @enum {string} */
            job_type: "conversion";
            /** @description What became of each element; what was kept is counted by page and kind. */
            loss: components["schemas"]["PdfLoss"][];
            /** @description Entries that are not listed. */
            loss_more: number;
            /** @description Elements of each kind. */
            loss_summary: {
                differs: number;
                kept: number;
                omitted: number;
                rasterised: number;
                simplified: number;
            } & {
                [key: string]: unknown;
            };
            name: string | null;
            /** @description Those that were converted, counted from 1. */
            pages: {
                first: number;
                last: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Of the PDF. */
            pages_total: number;
            /** @description A path that needs the key. */
            pptx_url: string | null;
            /** @description USD: 0.01 a page. */
            price: number;
            producer: string;
            reasons: string[];
            slides_total: number;
            /** @enum {string} */
            status: "complete";
        } & {
            [key: string]: unknown;
        };
        FromPdfRequest: {
            /** @description Converts documents, forms and drawings too, one page to a slide. Default: false, and they are refused. */
            any_class?: boolean;
            /** @description Looks at the slides that were made, and reports what differs from the pages. Default: true; not to be false beside `require_no_loss`. */
            check?: boolean;
            /** @description Name of the job, and of the file. */
            name?: string;
            /** @description One page or a range, such as `2-5`. Default: all, 300 at most. */
            pages?: string;
            /** @description The file itself, base64. */
            pdf_base64?: string;
            /** @description An https:// address on the public internet that answers with the file. */
            pdf_url?: string;
            /** @description Refuses with `loss` where anything would be simplified, rasterised or left out, or is found to differ. Default: false. */
            require_no_loss?: boolean;
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        GeneratedImage: {
            asset_id: string;
            bytes: number;
            /** @description What was done to it, as for an upload. */
            changes: string[];
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description In which it came. */
            format: string;
            /** @description What made it: `illustrator` (the embedded one, which draws by rules), or the kind of endpoint that the operator has set. */
            generator: string;
            height_px: number;
            /** @description `asset:` and the id: what a slide calls it. */
            image_src: string;
            job_id: string;
            /** @enum {string} */
            job_type: "image";
            latency_ms: number | null;
            /** @description As what it is kept. */
            mime: string;
            /** @description The model; of the illustrator its own name. */
            model: string;
            /** @description The picture, for who has the key, as long as the job is kept. */
            preview_url: string;
            prompt: string;
            /** @description The earlier job of the same wish, which makes this one free. */
            repeat_of?: string;
            sha256: string;
            /**
             * @description As it was asked for.
             * @enum {string}
             */
            size: "1024x1024" | "1792x1024" | "1024x1792";
            status: string;
            /** @description As it is kept. Some models make other sizes than they are asked for. */
            width_px: number;
        } & {
            [key: string]: unknown;
        };
        Grant: {
            /** @description What it was, USD or slides. */
            amount: number;
            created_at: string;
            expires_at: string | null;
            /** @description What running jobs hold of it. */
            held: number;
            /** @description The movement of the ledger that brought it. */
            id: string;
            /** @description `grant`, `award`, `bonus` or `topup`. */
            kind: string;
            /** @description Among credit of one kind of money, what is lower is used first; then what expires first. */
            priority: number;
            reason: string | null;
            /** @description What is left to spend. */
            remaining: number;
            /** @enum {string} */
            unit: "USD" | "SLIDE";
        };
        Grants: {
            grants: components["schemas"]["Grant"][];
        };
        /** @description Where a person and the data say different things, or something of theirs cannot be carried on. */
        HandConflict: {
            /** @description What the data say; empty for a shape that they no longer draw. */
            data: string;
            hand: string;
            message: string;
            name: string;
            shape?: string;
            /** @description From 1. */
            slide: number;
            /** @description When the person changed it. */
            was: string;
            what: string;
            /** @enum {string} */
            won: "hand" | "data";
        } & {
            [key: string]: unknown;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            version: string;
        };
        Heard: {
            /** @enum {boolean} */
            ok: true;
        };
        HelperList: {
            canvas: {
                h_in: number;
                w_in: number;
            };
            entry_point: {
                /** @description The function that your code defines. */
                signature: string;
                /** @description Its form when the request carries a headline, a context, a takeaway or a source note, which are drawn around it. */
                with_chrome: string;
            };
            helpers: components["schemas"]["CodeHelper"][];
            /** @description There without an import. */
            names: string[];
            /** @description Whether this service runs caller code (POST /v1/render/code): false where it has no sandbox of two layers. */
            runs_here: boolean;
        };
        ImageAnalysis: {
            /** @description Prose of what the picture says, as POST /v1/render/auto takes it. */
            brief: string;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description 0 to 1, by comparing what was made with the picture. */
            confidence: number;
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description What the model reads otherwise; what was read stands. */
            differs?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                proposed: string;
                read: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Numbers that were read. */
            figures: ({
                /** @description The words next to it; may be empty. */
                beside: string;
                figure: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The form that it would choose. */
            form?: string;
            /** @description Measured on what was made. */
            found: {
                /** @description Of the area, the part that looks as in the picture, 0 to 1. */
                area_alike: number;
                /** @description Words that can be edited. */
                words: number;
                /** @description Of these, the ones that are read again on the slide as drawn. */
                words_read_again: number;
            } & {
                [key: string]: unknown;
            };
            headline: string;
            job_id: string;
            /** @enum {string} */
            job_type: "perception";
            /** @description Of `rules+model`: the name of the model. */
            model?: string;
            /** @description Proposals that fit nothing that was read. */
            not_taken?: ({
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Named with its place; the first hundred. */
            not_understood: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Entries that are not listed. */
            not_understood_more: number;
            /** @description A photograph that the slide was found in, by its corners as parts of width and height; places are those of the slide. */
            photograph?: {
                corners: number[][];
            } & {
                [key: string]: unknown;
            };
            picture: {
                format: string;
                height_px: number;
                width_px: number;
            } & {
                [key: string]: unknown;
            };
            points: string[];
            /** @description USD: 0.05. */
            price: number;
            /** @description Words and numbers that the model sees and that were not read: unproved, and on no slide, in no brief, intent or figure. */
            proposed?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                /** @enum {boolean} */
                seen: false;
                text: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description `request`: a picture of ours, whose slide was drawn again from the request that it carries, or that the job has which `own` names. `rules`: read from the pixels. `rules+model`: read from the pixels, and a vision model proposed how that belongs together.
             * @enum {string}
             */
            reader: "request" | "rules" | "rules+model";
            /** @description Why rules alone read it: `not_configured`, `test_key`, or of the model `unavailable`, `declined` or `unusable_answer`. */
            reader_reason?: string;
            /** @description What POST /v1/render/auto makes of the brief: `selected`, or why it would be refused. */
            route: string;
            /** @description With `slide_count` above 1: a brief for each slide. */
            slides?: ({
                /** @description Prose of what the picture says, as POST /v1/render/auto takes it. */
                brief: string;
                /** @description Numbers that were read. */
                figures: ({
                    /** @description The words next to it; may be empty. */
                    beside: string;
                    figure: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description The form that it would choose. */
                form?: string;
                headline: string;
                points: string[];
                /** @description What POST /v1/render/auto makes of the brief: `selected`, or why it would be refused. */
                route: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @enum {string} */
            status: "complete";
            /** @description The largest words of the upper half, or the words that a model took for it; empty where there are none. */
            title: string;
        } & {
            [key: string]: unknown;
        };
        ImageAsset: {
            asset_id: string;
            bytes: number;
            /** @description What was done to it: `first_frame` of several, `turned` upright, `converted` to PNG, JPEG or sRGB, `scaled` down, `compressed`. */
            changes: string[];
            created_at: string;
            /** @description What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`. */
            format: string;
            height_px: number;
            /** @description `asset:` and the id: what a slide calls it. */
            image_src: string;
            /** @description As what it is kept. */
            mime: string;
            /** @description Of the picture as it is kept, hex. */
            sha256: string;
            width_px: number;
        };
        ImageGenerateRequest: {
            /** @description A model by its name, in place of `quality`. */
            model?: string;
            /** @description Name of the job. */
            name?: string;
            /** @description What the picture shows. */
            prompt: string;
            /**
             * @description Chooses the model, as the operator has set it. Default: `balanced`. The illustrator has one quality.
             * @enum {string}
             */
            quality?: "draft" | "balanced" | "premium";
            /**
             * @description Square, wide or tall. Default: `1024x1024`.
             * @enum {string}
             */
            size?: "1024x1024" | "1792x1024" | "1024x1792";
            /** @description A built-in theme, whose colours the illustrator takes. Other generators do not know it. */
            theme_id?: string;
            /** @description `false` answers 202 with a job_id at once, like `Prefer: respond-async`. */
            wait?: ("auto" | "true" | "false") | boolean;
        };
        ImagePerception: {
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description 0 to 1, by comparing what was made with the picture. */
            confidence: number;
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description What the model reads otherwise; what was read stands. */
            differs?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                proposed: string;
                read: string;
            } & {
                [key: string]: unknown;
            })[];
            elements: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                /** @description 0 to 1. */
                confidence: number;
                /** @description `text`, `box`, `line`, `ellipse` or `picture`. */
                kind: string;
                /** @description Of `rules+model`: `title`, `header`, `footer`, `legend` or `axis_label`. */
                role?: string;
                text?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Charts, each value with its error and whether it was printed (`label`) or measured (`axis`). */
            figures: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                confidence: number;
                kind: string;
                series: unknown[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Measured on what was made. */
            found: {
                /** @description Of the area, the part that looks as in the picture, 0 to 1. */
                area_alike: number;
                /** @description Words that can be edited. */
                words: number;
                /** @description Of these, the ones that are read again on the slide as drawn. */
                words_read_again: number;
            } & {
                [key: string]: unknown;
            };
            /** @description As POST /v1/render/intent takes them: the request of a picture of ours, or one made of read words and numbers where the structure is that of a form. */
            intents: unknown[];
            job_id: string;
            /** @enum {string} */
            job_type: "perception";
            /** @description Of `rules+model`: the name of the model. */
            model?: string;
            /** @description Proposals that fit nothing that was read. */
            not_taken?: ({
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Named with its place; the first hundred. */
            not_understood: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                what: string;
                why: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Entries that are not listed. */
            not_understood_more: number;
            /** @description A photograph that the slide was found in, by its corners as parts of width and height; places are those of the slide. */
            photograph?: {
                corners: number[][];
            } & {
                [key: string]: unknown;
            };
            picture: {
                format: string;
                height_px: number;
                width_px: number;
            } & {
                [key: string]: unknown;
            };
            /** @description USD: 0.20. */
            price: number;
            /** @description Words and numbers that the model sees and that were not read: unproved, and on no slide, in no brief, intent or figure. */
            proposed?: ({
                /** @description x, y, width and height, inches of a slide 13.333 inches wide. */
                box_in: number[];
                /** @enum {boolean} */
                seen: false;
                text: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * @description `request`: a picture of ours, whose slide was drawn again from the request that it carries, or that the job has which `own` names. `rules`: read from the pixels. `rules+model`: read from the pixels, and a vision model proposed how that belongs together.
             * @enum {string}
             */
            reader: "request" | "rules" | "rules+model";
            /** @description Why rules alone read it: `not_configured`, `test_key`, or of the model `unavailable`, `declined` or `unusable_answer`. */
            reader_reason?: string;
            /** @enum {string} */
            status: "complete";
            /** @description The largest words of the upper half, or the words that a model took for it; empty where there are none. */
            title: string;
        } & {
            [key: string]: unknown;
        };
        ImagePreflight: {
            /** @description POST /v1/analyze/image. */
            analyze: {
                /** @description On a machine that is not busy. */
                seconds: number;
                usd: number;
            } & {
                [key: string]: unknown;
            };
            /** @description POST /v1/render/from-image. */
            branches: {
                explain: {
                    /** @description On a machine that is not busy. */
                    seconds: number;
                    usd: number;
                } & {
                    [key: string]: unknown;
                };
                preserve: {
                    /** @description On a machine that is not busy. */
                    seconds: number;
                    usd: number;
                } & {
                    [key: string]: unknown;
                };
                reconstruct: {
                    /** @description On a machine that is not busy. */
                    seconds: number;
                    usd: number;
                } & {
                    [key: string]: unknown;
                };
                teach_deck: {
                    /** @description On a machine that is not busy. */
                    seconds: number;
                    usd: number;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /** @description A picture of ours: its slide comes back as it was made, unless the picture was changed. */
            carries_request: boolean;
            /** @enum {number} */
            cost: 0;
            /** @description What may keep words from being read. */
            notes: string[];
            /** @description POST /v1/analyze/image/perceive. */
            perceive: {
                /** @description On a machine that is not busy. */
                seconds: number;
                usd: number;
            } & {
                [key: string]: unknown;
            };
            picture: {
                format: string;
                frames: number;
                height_px: number;
                width_px: number;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        InspectFinding: {
            /** @description Where on the slide, inches. */
            bbox_in?: {
                h: number;
                w: number;
                x: number;
                y: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Machine-stable: `text_overflow`, `content_hidden`, `off_canvas`, `low_contrast`, `tiny_font`, `hidden_slide`, `text_overlap`, `empty_placeholder`, `image_only_slide`, `empty_slide`, `missing_title`, `missing_alt_text`, `distorted_image`, `missing_font`, `embedded_font_unused`, `dense_slide`. More may come. */
            code: string;
            /** @description … and the one that would be right. */
            limit?: number | string;
            /** @description The figure found … */
            measured?: number | string;
            /** @description What is wrong, in one sentence. */
            message: string;
            /** @description The shape that hides it, or that it runs into. */
            other_id?: number;
            /** @description What mends it, in one sentence. */
            remedy: string;
            /** @enum {string} */
            severity: "error" | "warning";
            /** @description The shape, as the file numbers it; absent when the finding is about the slide. */
            shape_id?: number;
        } & {
            [key: string]: unknown;
        };
        InspectReport: {
            canvas: {
                aspect: string;
                h_in: number;
                w_in: number;
            } & {
                [key: string]: unknown;
            };
            conformance?: components["schemas"]["Conformance"];
            slides: ({
                findings: components["schemas"]["InspectFinding"][];
                hidden?: boolean;
                i: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The first 50 of a longer deck. */
            slides_inspected: number;
            slides_total: number;
            /**
             * @description `clean`: nothing found; `review`: warnings only, or faults of the file itself; `failed`: an error on a slide that is shown.
             * @enum {string}
             */
            status: "clean" | "review" | "failed";
            summary: {
                /** @description Of all letters, those whose contrast could be worked out. */
                contrast_coverage: number;
                /** @description Of the slides that show something, those with words, tables or charts that can be edited. */
                editable_text_ratio: number;
                errors: number;
                /** @description Of all letters, those whose size could be worked out. What could not is skipped, never guessed. */
                font_size_coverage: number;
                hidden_texts: number;
                low_contrast: number;
                /** @description Smallest text as shown; null when no size is known. */
                min_font_pt: number | null;
                off_canvas: number;
                warnings: number;
                /** @description At most five, worst first. */
                worst_slides: number[];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        InspectRequest: {
            /** @description A finished job of yours with a .pptx. */
            job_id?: string;
            /** @description The file itself, base64. */
            pptx_base64?: string;
            /** @description An https:// address on the public internet that answers with the file. */
            pptx_url?: string;
        };
        /** @description A deck of 1 to 30 slides in one theme. */
        IntentDeckRequest: {
            /** @description Accepted and ignored: the file comes when at least one slide stands. */
            allow_partial?: boolean;
            /**
             * @description Of every slide that does not say otherwise.
             * @enum {string}
             */
            chart_mode?: "shapes" | "native";
            /** @enum {string} */
            direction?: "ltr" | "rtl";
            /** @description Check the whole deck: free, no job, no file. */
            dry_run?: boolean;
            /** @description Accepted and ignored. */
            force_render?: boolean;
            /**
             * @description Heads of cards and panels, of every slide that does not say otherwise.
             * @enum {string}
             */
            head_style?: "rule" | "filled" | "icon_tile";
            imagery_tag?: string;
            /** @description The language of briefs. */
            language?: string;
            /** @description BCP 47; a slide's own wins, here and in the next three. */
            locale?: string;
            min_font_pt?: number;
            /** @description Name of the job and of the file. */
            name?: string;
            /**
             * @description A slide that fails is left out, or its place is kept by a slide that says what is missing. It costs nothing either way.
             * @enum {string}
             */
            on_unusable?: "omit" | "placeholder";
            /** @description Files to make; pptx when absent. Each slide has a preview of 768 px. */
            outputs?: ("pptx" | "pdf" | "png")[];
            /** @description At the foot of slides with a frame; true when absent. */
            page_numbers?: boolean;
            /** @enum {string} */
            quality_profile?: "executive" | "technical" | "appendix";
            /** @description In their order; each as POST /v1/render/intent takes it, without a theme of its own. */
            slides: components["schemas"]["IntentRenderRequest"][];
            /** @description A deck of which one slide breaks a rule is `rejected` whole, free. */
            strict_policy?: {
                /** @enum {string} */
                max_density?: "good" | "medium" | "high";
                min_font_pt?: number;
                reject_ai_completed?: boolean;
                reject_draft_variants?: boolean;
                reject_field_warnings?: boolean;
                reject_ignored_fields?: boolean;
                reject_mixed?: boolean;
                reject_truncated?: boolean;
            };
            /** @enum {string} */
            styling?: "topical" | "clean";
            /** @description Holds for all slides. */
            theme_id?: string;
            /** @description The file's own title; the name when absent. */
            title?: string;
            wait?: ("auto" | "true" | "false") | boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description One slide: a typed form, a prior, an authored document, a component, or a brief. */
        IntentRenderRequest: {
            /** @description Of a brief: figures are never invented; `would_fabricate` refuses all the same. */
            allow_fabrication?: boolean;
            /** @description Of a brief: render the best guess instead of refusing with `needs_confirmation`. */
            allow_low_confidence?: boolean;
            /** @description Of more items than the form holds, draw the first that fit; what is left out is named. */
            allow_truncation?: boolean;
            /** @description An unknown `variant` draws the form's default, with a warning. */
            allow_variant_fallback?: boolean;
            /** @description A full authored slide document. */
            author_ssg?: {
                [key: string]: unknown;
            };
            /** @description Items of list-shaped forms: each an object with a `label` at least. `binds` of the catalog says which forms take them. */
            blocks?: {
                detail?: string[];
                /** @enum {string} */
                emphasis?: "primary" | "normal";
                icon?: string;
                kind?: string;
                label?: string;
                meta?: string;
                metric?: {
                    label?: string;
                    value?: string | number;
                };
                sub?: string;
            }[];
            /** @description A component and its parameters; the list is at GET /v1/widgets. */
            body?: {
                component?: string;
                params?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /** @description Prose; routed to a form. */
            brief?: string;
            /** @description A warning to the reader, in a band under the content. */
            caution?: string;
            /**
             * @description `native`: charts with a workbook to edit, in the .pptx, where the form has such a twin; shapes when absent.
             * @enum {string}
             */
            chart_mode?: "shapes" | "native";
            /** @description Title and the like of a component slide. */
            chrome?: {
                caution?: string;
                footer?: string;
                highlight?: string;
                kicker?: string;
                page_number?: number | string | boolean;
                source?: string;
                subtitle?: string;
                takeaway?: string;
                title?: string;
            };
            /** @description Content for `prior_id`. */
            content?: {
                [key: string]: unknown;
            };
            /** @description One line under the title. */
            context?: string;
            /** @description Content of the form; its schema is at GET /v1/catalog/forms/{form}. */
            data?: {
                [key: string]: unknown;
            };
            /** @description As it is to be printed: of covers and dividers. */
            date?: string;
            /** @description The whole report always comes. */
            detail?: unknown;
            /**
             * @description `rtl` mirrors the slide. Default: that of the title’s first letter.
             * @enum {string}
             */
            direction?: "ltr" | "rtl";
            /** @description Check only: free, no job, no file. The answer is a SlideForecast. */
            dry_run?: boolean;
            /** @description Two exhibits beside each other; stands for `form: two_exhibits` with its data. */
            exhibits?: ({
                /** @description Items, of forms that take them. */
                blocks?: {
                    [key: string]: unknown;
                }[];
                /** @description Content of that form. */
                data?: {
                    [key: string]: unknown;
                };
                /**
                 * @description Form of the exhibit: a chart, a table or figures; GET /v1/catalog/forms/two_exhibits lists what its exhibits take.
                 * @enum {string}
                 */
                form?: "agenda_list" | "bar_rank_chart" | "calendar_grid" | "card_grid" | "case_story" | "comparison_matrix" | "cost_curve" | "cycle_flow" | "data_table" | "driver_tree" | "editorial_split" | "executive_summary" | "football_field" | "funnel" | "gantt_plan" | "gauge_score" | "heat_matrix" | "hero_statement" | "hub_spoke" | "image_story" | "issue_tree" | "kpi_metrics" | "layer_stack" | "linear_flow" | "marimekko" | "maturity_staircase" | "nested_magnitude" | "org_structure" | "position_map" | "pyramid_hierarchy" | "raci_matrix" | "ramp_curve" | "risk_matrix" | "sankey_flow" | "scenario_compare" | "section_divider" | "segment_wheel" | "slope_chart" | "small_multiples" | "sources_uses" | "status_dashboard" | "strategic_fork" | "swimlane_flow" | "swot" | "system_flow_map" | "takeaway_stack" | "timeline_roadmap" | "tornado" | "trend_chart" | "two_exhibits" | "value_chain" | "variance_table" | "visual_showcase" | "waterfall_bridge" | "template_layout";
                /** @description What the exhibit shows, above it. */
                head?: string;
                /** @description Footnotes of the exhibit. */
                notes?: string[];
                /** @description Source of the exhibit. */
                source?: string;
                /** @description Short sentences in place of a form. */
                statements?: string[];
                /** @description Unit, period or population, beside the head. */
                unit?: string;
                /** @description Variant of that form. */
                variant?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Of a brief: no copy is made up, which a warning says. */
            expand_brief?: boolean;
            /** @description At the foot, numbered; `[^1]` in any text becomes the mark of the first. */
            footnotes?: string[];
            /** @description Keep the file of a slide on which the service’s own inspection finds an error. */
            force_render?: boolean;
            /**
             * @description Slide form; the list is at GET /v1/catalog/forms. Exactly one of `form`, `prior_id`, `author_ssg`, `body` and `brief` says what is drawn.
             * @enum {string}
             */
            form?: "agenda_list" | "bar_rank_chart" | "calendar_grid" | "card_grid" | "case_story" | "comparison_matrix" | "cost_curve" | "cycle_flow" | "data_table" | "driver_tree" | "editorial_split" | "executive_summary" | "football_field" | "funnel" | "gantt_plan" | "gauge_score" | "heat_matrix" | "hero_statement" | "hub_spoke" | "image_story" | "issue_tree" | "kpi_metrics" | "layer_stack" | "linear_flow" | "marimekko" | "maturity_staircase" | "nested_magnitude" | "org_structure" | "position_map" | "pyramid_hierarchy" | "raci_matrix" | "ramp_curve" | "risk_matrix" | "sankey_flow" | "scenario_compare" | "section_divider" | "segment_wheel" | "slope_chart" | "small_multiples" | "sources_uses" | "status_dashboard" | "strategic_fork" | "swimlane_flow" | "swot" | "system_flow_map" | "takeaway_stack" | "timeline_roadmap" | "tornado" | "trend_chart" | "two_exhibits" | "value_chain" | "variance_table" | "visual_showcase" | "waterfall_bridge" | "template_layout";
            /** @description What a caller’s own choice of form was based on. */
            form_description?: string;
            /** @description What a person changed in the file, as POST /v1/deck/{deck_id}/sync reads it; the service writes it. */
            hand_edits?: {
                [key: string]: unknown;
            };
            /**
             * @description Heads of cards and panels: `rule`, `filled` or `icon_tile`; each form has its own when absent. Send it on the deck for one look.
             * @enum {string}
             */
            head_style?: "rule" | "filled" | "icon_tile";
            /** @description Slide title, written as a claim. */
            headline?: string;
            /** @description What to look at, in a band under the content. */
            highlight?: string;
            /** @description Of `exhibits`: the sentence that joins them, in two halves. */
            hinge?: {
                first?: string;
                second?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description What made the picture, and of which words; the service writes it. */
            image_made?: {
                generator: string;
                model: string;
                prompt: string;
                sha256: string;
            } & {
                [key: string]: unknown;
            };
            /** @description What the picture of such a form shows, where no `image_src` is sent: it is made of these words and kept as an asset, $0.05 for one that the account does not keep yet. */
            image_prompt?: string;
            /** @description Picture of forms that show one: a data URI, `asset:<asset_id>`, or an https:// address. */
            image_src?: string;
            /** @description Pictures are not made or chosen. */
            imagery?: string;
            /** @description The subject of the slide, for `styling`. */
            imagery_tag?: string;
            /** @description Beside the takeaway in its band: `label` (such as So what) and `icon` before it, `figure` with `figure_label`, or a `note` such as who decides when, after it. */
            implication?: {
                figure?: string;
                figure_label?: string;
                icon?: string;
                label?: string;
                note?: string;
            };
            /** @description A preview always comes. */
            include_preview?: boolean;
            /** @description Where in the deck this slide stands, small, above the title. */
            kicker?: string;
            /** @description The language of a brief, where the brief leaves it open. Nothing is translated. */
            language?: string;
            /** @description BCP 47; decimal and thousands separators. Default en-US. */
            locale?: string;
            /** @description Of POST /v1/assets/logo: at the foot of a slide with a frame, in place of the brand’s. */
            logo_id?: string;
            /** @description One figure that stands out, of forms that have a place for it. */
            metric?: {
                label?: string;
                value?: string | number;
            };
            /** @description Least size of text to be read; 422 `min_font_not_met` when it does not fit. */
            min_font_pt?: number;
            /** @description `safe`: renders, and bills, only if everything supplied would stand on the slide; else the free report of a dry run. */
            mode?: string;
            /** @description Name of the job; stands in listings and file names. */
            name?: string;
            /** @description Speaker notes. */
            notes?: string;
            /** @description Files to make; pptx when absent. A 768 px preview always comes with them. */
            outputs?: ("pptx" | "pdf" | "png")[];
            /** @description At the foot of a slide with a frame; `true` prints 1. */
            page_number?: number | string | boolean;
            /** @description Another spelling of `form`, of the flat shape: `title`, `subtitle` and the members of `data` stand beside it. */
            pattern?: string;
            /** @description Free throw-away PNG: no job, no file; the answer is a SlidePreview. Send `Accept: image/png` for the bytes. Structured content only. */
            preview?: boolean;
            /** @description An exact pattern of the catalog; goes with `content`. */
            prior_id?: string;
            /**
             * @description What `layout.presentation_ready` is measured against.
             * @enum {string}
             */
            quality_profile?: "executive" | "technical" | "appendix";
            /** @description Of `exhibits`: draws two charts of one unit on one scale. */
            same_scale?: boolean;
            /** @description How many were asked or counted; printed after the source as `n = …`. */
            sample_size?: number | string;
            /** @description Where the figures come from, at the foot. */
            source_note?: string;
            /** @description A mark at the top right, such as Draft or Preliminary. */
            sticker?: string;
            /** @description What is not taken: a slide that breaks a rule is `rejected`, free, with `policy_result`. */
            strict_policy?: {
                /** @enum {string} */
                max_density?: "good" | "medium" | "high";
                min_font_pt?: number;
                reject_ai_completed?: boolean;
                reject_draft_variants?: boolean;
                reject_field_warnings?: boolean;
                reject_ignored_fields?: boolean;
                reject_mixed?: boolean;
                reject_truncated?: boolean;
            };
            /**
             * @description `topical` chooses a theme for the subject in `imagery_tag` where no theme is named; `clean` does not.
             * @enum {string}
             */
            styling?: "topical" | "clean";
            /** @description What the items are about, of forms that have a centre or a common heading. */
            subject?: string;
            /** @description The conclusion, in a band under the content. */
            takeaway?: string;
            /** @description Built-in theme, or brand slug, `slug@N` for one version. */
            theme_id?: string;
            /** @description Layout of the form; the form's default when absent. */
            variant?: string;
            /**
             * @description Of a brief; the two agree.
             * @enum {string}
             */
            variant_policy?: "best_semantic_match" | "production_safe";
            /** @description `false` answers 202 with a job_id at once, like `Prefer: respond-async`. */
            wait?: ("auto" | "true" | "false") | boolean;
            /** @description How numbers are printed, by their value, digits unchanged: `{"37.2": "37.20", "30": "~30", "1200": "1.2bn"}`. */
            written?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        Invoice: {
            bill_to: components["schemas"]["BillingProfile"];
            /** @description Of a credit note: the number of its invoice. */
            corrects: string | null;
            /** @description Of an invoice, oldest first. */
            credit_notes: {
                /** @description Of a credit note: the number of its invoice. */
                corrects: string | null;
                /** @enum {string} */
                currency: "usd";
                download_expires_at: string;
                /** @description Its PDF; works without a key. */
                download_url: string;
                /** @description Such as `DW-2026-00418`, and of a credit note `DW-CN-2026-00003`. */
                invoice_number: string;
                /** @description The payment was a test: the invoice is marked as a sample, and its number is of a series apart. */
                is_test: boolean;
                /** @description `YYYY-MM-DD`, UTC. */
                issued_on: string;
                /** @enum {string} */
                kind: "invoice" | "credit_note";
                /** @description USD. */
                net: number;
                /** @description USD that the total includes. */
                tax: number;
                /** @description USD. Net and tax add up to it. */
                total: number;
            }[];
            /** @enum {string} */
            currency: "usd";
            download_expires_at: string;
            /** @description Its PDF; works without a key. */
            download_url: string;
            /** @description Such as `DW-2026-00418`, and of a credit note `DW-CN-2026-00003`. */
            invoice_number: string;
            /** @description The payment was a test: the invoice is marked as a sample, and its number is of a series apart. */
            is_test: boolean;
            /** @description `YYYY-MM-DD`, UTC. */
            issued_on: string;
            /** @description Its name. */
            issuer: string;
            /** @enum {string} */
            kind: "invoice" | "credit_note";
            /** @enum {string} */
            language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl";
            lines: {
                /** @description USD, tax included. */
                amount: number;
                /** @description Of a bonus: credit that came on top, USD. */
                credit?: number;
                from?: string | null;
                /** @enum {string} */
                kind: "topup" | "bonus" | "plan" | "unused" | "refund" | "dispute";
                /** @enum {string|null} */
                period?: "monthly" | "yearly" | null;
                plan?: string;
                /** @description Of a plan: slides that the period includes. */
                slides?: number;
                to?: string | null;
            }[];
            /** @description USD. */
            net: number;
            /** @description Of a credit note: when the money went back. */
            paid_on: string;
            payment_id: string;
            /** @description USD that the total includes. */
            tax: number;
            /** @description USD. Net and tax add up to it. */
            total: number;
        };
        InvoiceablePayment: {
            /** @description USD that were paid. */
            amount: number;
            /** @description USD of credit on top. */
            bonus: number;
            credit_notes: components["schemas"]["IssuedInvoice"][];
            /** @enum {string} */
            currency: "usd";
            /** @description Null until it is issued. */
            invoice: {
                /** @description Of a credit note: the number of its invoice. */
                corrects: string | null;
                /** @enum {string} */
                currency: "usd";
                /** @description Such as `DW-2026-00418`, and of a credit note `DW-CN-2026-00003`. */
                invoice_number: string;
                /** @description The payment was a test: the invoice is marked as a sample, and its number is of a series apart. */
                is_test: boolean;
                /** @description `YYYY-MM-DD`, UTC. */
                issued_on: string;
                /** @enum {string} */
                kind: "invoice" | "credit_note";
                /** @description USD. */
                net: number;
                /** @description USD that the total includes. */
                tax: number;
                /** @description USD. Net and tax add up to it. */
                total: number;
            } | null;
            /** @enum {string} */
            kind: "topup" | "plan";
            paid_at: string;
            payment_id: string;
            /** @description Its id in the catalogue. */
            plan: string | null;
            /** @description USD that went back for good, by refunds and disputes. */
            returned: number;
            /** @description Slides that the period of the plan includes. */
            slides: number | null;
        };
        InvoiceList: {
            /** @description For the next page; null on the last. */
            next_before: number | null;
            payments: components["schemas"]["InvoiceablePayment"][];
        };
        IssuedInvoice: {
            /** @description Of a credit note: the number of its invoice. */
            corrects: string | null;
            /** @enum {string} */
            currency: "usd";
            /** @description Such as `DW-2026-00418`, and of a credit note `DW-CN-2026-00003`. */
            invoice_number: string;
            /** @description The payment was a test: the invoice is marked as a sample, and its number is of a series apart. */
            is_test: boolean;
            /** @description `YYYY-MM-DD`, UTC. */
            issued_on: string;
            /** @enum {string} */
            kind: "invoice" | "credit_note";
            /** @description USD. */
            net: number;
            /** @description USD that the total includes. */
            tax: number;
            /** @description USD. Net and tax add up to it. */
            total: number;
        };
        IssueInvoiceRequest: {
            /** @description Of a paid top-up or a paid period of a plan, as GET /v1/billing/invoices and the ledger have it; or the `session_id` of a top-up. */
            payment_id: string;
        };
        Job: {
            attempts: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            children: components["schemas"]["JobRow"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description RFC 3339, UTC. */
            created_at: string;
            /** @description The problem document that the newest edit of a deck failed with: the deck is complete at the revision before it, with its file. */
            edit_error?: {
                [key: string]: unknown;
            } | null;
            /** @description The problem document that a failed job ended with. */
            error: {
                [key: string]: unknown;
            } | null;
            finished_at: string | null;
            /** @description The same as `job_id`. */
            id: string;
            input_hash: string;
            job_id: string;
            /** @enum {string} */
            job_type: "slide" | "deck" | "compile" | "repair" | "translation" | "image" | "conversion" | "perception" | "code";
            latency_ms: number | null;
            name: string | null;
            /** @description When it is tried again at the latest. */
            next_try_at: string | null;
            parent_deck_id: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            pdf_url: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            pptx_url: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            preview_url: string | null;
            progress: {
                done: number;
                stage: string;
                total: number;
            };
            quality_warnings: {
                [key: string]: unknown;
            }[];
            result: components["schemas"]["RenderResponse"] | components["schemas"]["DeckWorkResult"] | null;
            revision: number;
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "rendering" | "complete" | "failed" | "canceled";
            /**
             * @description What the job waits for: an outage that is waited out. Null when nothing keeps it. A deck waits for what its slides wait for.
             * @enum {string|null}
             */
            waiting_for: "storage" | "database" | "network" | null;
            /** @description Since when it has waited for that. */
            waiting_since: string | null;
        } & {
            [key: string]: unknown;
        };
        JobList: {
            jobs: components["schemas"]["JobRow"][];
            limit: number;
            offset: number;
            total: number;
        };
        JobRow: {
            attempts: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description RFC 3339, UTC. */
            created_at: string;
            finished_at: string | null;
            /** @description The same as `job_id`. */
            id: string;
            job_id: string;
            /** @enum {string} */
            job_type: "slide" | "deck" | "compile" | "repair" | "translation" | "image" | "conversion" | "perception" | "code";
            latency_ms: number | null;
            name: string | null;
            /** @description When it is tried again at the latest. */
            next_try_at: string | null;
            parent_deck_id: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            pdf_url: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            pptx_url: string | null;
            /** @description Signed link, good for an hour without a key; null when there is no such file. */
            preview_url: string | null;
            progress: {
                done: number;
                stage: string;
                total: number;
            };
            revision: number;
            started_at: string | null;
            /** @enum {string} */
            status: "queued" | "rendering" | "complete" | "failed" | "canceled";
            /**
             * @description What the job waits for: an outage that is waited out. Null when nothing keeps it. A deck waits for what its slides wait for.
             * @enum {string|null}
             */
            waiting_for: "storage" | "database" | "network" | null;
            /** @description Since when it has waited for that. */
            waiting_since: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A JSON-RPC 2.0 message of the Model Context Protocol. */
        JsonRpcMessage: {
            [key: string]: unknown;
        };
        KeyRevoked: {
            key_id: number;
            /** @enum {boolean} */
            revoked: true;
        };
        LedgerEntry: {
            /** @description USD, or slides. */
            amount: number;
            created_at: string;
            /** @description The book that it leaves. */
            from: string;
            id: string;
            job_id: string | null;
            /** @description `grant`, `topup`, `bonus`, `award`, `plan`, `hold`, `capture`, `release`, `refund`, `dispute`, `expiry`. */
            kind: string;
            reason: string | null;
            seq: number;
            /** @description The book that it enters. */
            to: string;
            /** @enum {string} */
            unit: "USD" | "SLIDE";
        };
        LedgerPage: {
            entries: components["schemas"]["LedgerEntry"][];
            next_before: number | null;
        };
        Logo: {
            bytes: number;
            created_at: string;
            /** @description What the file was: `png`, `jpeg`, `svg`, `gif` or `webp`. */
            format: string;
            height_px: number;
            /** @description `logo_` and the SHA-256 of the file: the same file gives the same id. */
            logo_id: string;
            /** @description As what it is kept. */
            mime: string;
            /** @description Slides on which it would not stand out, and gets a ground of its own. */
            plate_on: ("light" | "dark")[];
            /** @description Of the picture as it is kept, hex. */
            sha256: string;
            width_px: number;
        };
        Notice: {
            /** @description Other places of which the same holds. */
            also?: string[];
            can_autofix?: boolean;
            code: string;
            message: string;
            /** @description JSON Pointer into the request. */
            path?: string;
            remedy?: string;
            shape_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Computed from both files: the numbers of each paragraph as they are written, hashed. */
        NumberProof: {
            after_sha256: string;
            before_sha256: string;
            numbers: number;
            ok: boolean;
            paragraphs: number;
        } & {
            [key: string]: unknown;
        };
        OAuthConsent: {
            days?: string;
            /** @enum {string} */
            decision: "allow" | "refuse";
            form_token: string;
            /** @description USD a month. */
            limit_usd?: string;
            request: string;
            "scope.account"?: string;
            "scope.assets"?: string;
            "scope.repair"?: string;
            "scope.slides"?: string;
            "scope.webhooks"?: string;
        };
        /** @description A refusal as RFC 6749 and RFC 7591 have it, with the members of a problem document beside. */
        OAuthError: {
            code: string;
            /** @description The code of the protocol. */
            error: string;
            error_description: string;
            remedy: string;
            request_id: string;
            status: number;
            title: string;
            type: string;
        };
        OAuthKeys: {
            keys: {
                [key: string]: unknown;
            }[];
        };
        OAuthRegistration: {
            client_id: string;
            client_id_issued_at: number;
            client_name: string;
            client_secret?: string;
            client_secret_expires_at?: number;
            grant_types: string[];
            redirect_uris: string[];
            registration_access_token?: string;
            registration_client_uri: string;
            response_types: string[];
            scope: string;
            token_endpoint_auth_method: string;
        };
        OAuthRegistrationHelp: {
            method: string;
            registration_endpoint: string;
        } & {
            [key: string]: unknown;
        };
        OAuthRegistrationRequest: {
            /** @description Shown to the person who is asked, as a name that nobody has checked. */
            client_name?: string;
            client_uri?: string;
            /** @description `authorization_code`, and `refresh_token` for tokens that are renewed. */
            grant_types?: string[];
            /** @description Where codes may be sent: https, loopback http with any port, or a private-use scheme. */
            redirect_uris: string[];
            /** @description `code`. */
            response_types?: string[];
            scope?: string;
            software_id?: string;
            software_version?: string;
            /**
             * @description `client_secret_basic` when absent.
             * @enum {string}
             */
            token_endpoint_auth_method?: "none" | "client_secret_basic" | "client_secret_post";
        } & {
            [key: string]: unknown;
        };
        OAuthResourceMetadata: {
            authorization_servers: string[];
            bearer_methods_supported: string[];
            resource: string;
            resource_documentation: string;
            resource_name: string;
            scopes_supported: string[];
        };
        OAuthRevocationRequest: {
            client_id?: string;
            client_secret?: string;
            token: string;
            token_type_hint?: string;
        };
        OAuthServerMetadata: {
            authorization_endpoint: string;
            authorization_response_iss_parameter_supported: boolean;
            client_id_metadata_document_supported: boolean;
            code_challenge_methods_supported: string[];
            grant_types_supported: string[];
            issuer: string;
            jwks_uri: string;
            registration_endpoint: string;
            response_modes_supported: string[];
            response_types_supported: string[];
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: string[];
            scopes_supported: string[];
            service_documentation: string;
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
        };
        OAuthTokenRequest: {
            /** @description Unless the client authenticates in the Authorization header. */
            client_id?: string;
            client_secret?: string;
            code?: string;
            code_verifier?: string;
            /** @enum {string} */
            grant_type: "authorization_code" | "refresh_token";
            /** @description That of the authorization request, with a code. */
            redirect_uri?: string;
            refresh_token?: string;
            resource?: string;
            scope?: string;
        };
        OAuthTokens: {
            access_token: string;
            expires_in: number;
            refresh_token?: string;
            scope: string;
            /** @enum {string} */
            token_type: "Bearer";
        };
        OpenApiDocument: {
            components: {
                [key: string]: unknown;
            };
            info: {
                [key: string]: unknown;
            };
            openapi: string;
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        PairCombined: {
            bytes: number;
            /** @enum {number} */
            cost: 0;
            /** @enum {number} */
            decks: 2;
            /** @description Signed link to the .pptx; it needs no key. */
            download_url: string;
            /** @description When the link ends and the file is deleted: an hour from now. */
            expires_at: string;
            /** @description Files past the second, which were not read. */
            files_left_out: number;
            slides_total: number;
            /** @description What had to change, by deck. */
            warnings: ({
                code: string;
                message: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description One operation of a JSON Patch (RFC 6902). */
        PatchOperation: {
            from?: string;
            /** @enum {string} */
            op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /** @description JSON Pointer into the slide as it was sent. */
            path: string;
            value?: unknown;
        };
        Payment: {
            /** @enum {string} */
            payer: "plan" | "free_slides";
            slides: number;
        } | {
            /** @enum {string} */
            payer: "wallet";
            usd: number;
        };
        PdfAnalysis: {
            /** @description Whether it is converted to slides. */
            can_extract: boolean;
            /** @description It was made here and nobody changed it since: slides are drawn from the requests that it carries, and nothing is lost. */
            carries_requests: boolean;
            /**
             * @description What the pages are: slides of text and shapes, slides that are pictures, running text, scanned paper, a form, a drawing, one large sheet, several kinds, no marks.
             * @enum {string}
             */
            class: "slide-vector" | "slide-raster" | "document" | "scan" | "form" | "drawing" | "poster" | "mixed" | "empty";
            /** @description 0 to 1. */
            confidence: number;
            /** @enum {number} */
            cost: 0;
            /** @description The program in which the pages were made; may be empty. */
            creator: string;
            /** @description It is encrypted and opens without a password. */
            encrypted: boolean;
            /** @description Of the pages that were looked at. */
            page_classes: ({
                /**
                 * @description What the pages are: slides of text and shapes, slides that are pictures, running text, scanned paper, a form, a drawing, one large sheet, several kinds, no marks.
                 * @enum {string}
                 */
                class: "slide-vector" | "slide-raster" | "document" | "scan" | "form" | "drawing" | "poster" | "mixed" | "empty";
                page: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Width and height of the first page, points. */
            page_size_pt: number[];
            pages: number;
            /** @description The program that wrote the file, as it says; may be empty. */
            producer: string;
            /** @description Sentences, the strongest first. */
            reasons: string[];
            title: string;
        } & {
            [key: string]: unknown;
        };
        PdfAnalyzeRequest: Record<string, never>;
        PdfConverted: {
            bytes: number;
            /**
             * @description What the pages are: slides of text and shapes, slides that are pictures, running text, scanned paper, a form, a drawing, one large sheet, several kinds, no marks.
             * @enum {string}
             */
            class: "slide-vector" | "slide-raster" | "document" | "scan" | "form" | "drawing" | "poster" | "mixed" | "empty";
            confidence: number;
            /** @enum {number} */
            cost: 0;
            creator: string;
            /** @description Signed link to the .pptx; it needs no key. */
            download_url: string;
            /**
             * @description `requests`: a PDF of ours, whose slides come back as they were made, charts and all. `pages`: what the pages paint.
             * @enum {string}
             */
            drawn_from: "requests" | "pages";
            /** @description Why a PDF of ours was read from its pages all the same. */
            drawn_from_why?: string;
            /** @description When the link ends and the file is deleted: an hour from now. */
            expires_at: string;
            /** @description Of each page that was looked at after the conversion, how much of it its slide shows, 0 to 1. Absent with `check: false`. */
            fidelity?: ({
                fidelity: number;
                page: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What became of each element; what was kept is counted by page and kind. */
            loss: components["schemas"]["PdfLoss"][];
            /** @description Entries that are not listed. */
            loss_more: number;
            /** @description Elements of each kind. */
            loss_summary: {
                differs: number;
                kept: number;
                omitted: number;
                rasterised: number;
                simplified: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Those that were converted, counted from 1. */
            pages: {
                first: number;
                last: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Of the PDF. */
            pages_total: number;
            producer: string;
            reasons: string[];
            slides_total: number;
        } & {
            [key: string]: unknown;
        };
        PdfConvertRequest: {
            /** @description Looks at the slides that were made, and reports what differs from the pages. Default: true; not to be false beside `require_no_loss`. */
            check?: boolean;
            /** @description Refuses with `loss` where anything would be simplified, rasterised or left out, or is found to differ. Default: false. */
            require_no_loss?: boolean;
        };
        PdfLoss: {
            /** @description x, y, width and height on the slide, inches; zeros for a whole page. */
            box_in: number[];
            count?: number;
            /** @description `text`, `table`, `shape`, `image`, … */
            element: string;
            /** @description Of what differs: `missing`, `added`, `doubled`, `altered`, `order`, `cut`, `joined`, `moved`, `size`, `drawn`, `unseen`. */
            found?: string;
            /**
             * @description The first four: what the conversion did; `rasterised` is what became a picture of the page. `differs`: what was found on the slide in the end.
             * @enum {string}
             */
            kind: "kept" | "simplified" | "rasterised" | "omitted" | "differs";
            page: number;
            what: string;
            /** @description Empty for what was kept. */
            why: string;
        } & {
            [key: string]: unknown;
        };
        PerceiveImageRequest: {
            /** @description A picture of yours: the `asset_id` of POST /v1/assets/image. */
            asset_id?: string;
            /** @description Older name of `image_base64`. */
            image?: string;
            /** @description The picture itself, in base64 or as a data URI. */
            image_base64?: string;
            /** @description An https:// address on the public internet that answers with the picture. */
            image_url?: string;
            /** @description Languages of the words, by their Tesseract names. Default: the one that the picture is in, of English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
            languages?: string[];
        };
        PictureUpload: {
            /** @description Without a form: the picture in base64, or as a data URI. */
            data?: string;
        };
        PlanCheckout: {
            /** @description For a browser, for a day. A later one closes it. */
            checkout_url: string;
            /** @enum {string} */
            period: "monthly" | "yearly";
            plan: string;
            /** @description USD a period. */
            price: number;
            /** @description Slides included in a period. */
            slides: number;
        };
        PlanCheckoutRequest: {
            /**
             * @description `monthly` when absent.
             * @enum {string}
             */
            period?: "monthly" | "yearly";
            /** @description Its id in the catalogue. */
            plan: string;
        };
        PlanOverflowRequest: {
            /** @description Whether slides past those of the plan are paid from the wallet. */
            enabled: boolean;
        };
        PlanRequest: {
            /** @description Select the best guess instead of answering `needs_confirmation`. */
            allow_low_confidence?: boolean | null;
            /** @description Prose of one slide. */
            brief: string;
            /** @description Changes nothing: no generative model stands behind the rules. */
            escalate?: boolean | null;
            /** @description The language of the brief, where the brief leaves it open. Nothing is translated. */
            language?: string | null;
            /** @description BCP 47; the language of the brief where absent. */
            locale?: string | null;
            /** @description At most this many candidates; 5 when absent. */
            top?: number | null;
            /**
             * @description `production_safe` names the proven variant beside the best; every variant is a proven one, so the two agree.
             * @enum {string|null}
             */
            variant_policy?: "best_semantic_match" | "production_safe" | null;
        };
        PlanState: {
            /** @description What is sold. */
            catalogue: {
                monthly: {
                    /** @description USD. */
                    price: number;
                    slides: number;
                };
                name: string;
                plan: string;
                yearly: {
                    /** @description USD. */
                    price: number;
                    slides: number;
                };
            }[];
            /** @enum {string} */
            currency: "usd";
            /** @description What to offer first; null when nothing is sold. */
            default_offer: {
                /** @enum {string} */
                period: "monthly" | "yearly";
                plan: string;
            } | null;
            /** @description Null when none is open. */
            plan: {
                /** @description Slides included in a period. */
                ceiling: number;
                /** @description When it ends, with the period or on a day that was set at the payment processor; null while it renews. */
                ends_at: string | null;
                /** @description Whether slides past the ceiling are paid from free slides and the wallet, or from free slides alone. */
                overflow: boolean;
                /** @enum {string} */
                period: "monthly" | "yearly";
                /** @description When it renews, or ends. */
                period_end: string;
                period_start: string;
                /** @description Its id in the catalogue. */
                plan: string;
                /** @description USD a period, as it was bought. */
                price: number;
                /** @description Slides of the plan that can be used now. */
                slides_left: number;
                /** @description Of them, used in this period, with what running jobs hold. */
                slides_used: number;
                /**
                 * @description `past_due`: the card was declined for this period and is being tried again.
                 * @enum {string}
                 */
                status: "open" | "past_due" | "cancel_at_period_end";
            } | null;
        };
        PreflightImageRequest: {
            /** @description A picture of yours: the `asset_id` of POST /v1/assets/image. */
            asset_id?: string;
            /** @description Older name of `image_base64`. */
            image?: string;
            /** @description The picture itself, in base64 or as a data URI. */
            image_base64?: string;
            /** @description An https:// address on the public internet that answers with the picture. */
            image_url?: string;
        };
        Pricing: {
            /** @enum {string} */
            currency: "USD";
            feedback_awards: {
                category: string;
                usd: number;
            }[];
            free_of_charge: string[];
            free_slides_for_new_accounts: number;
            order_of_spending: string[];
            /** @description What POST /v1/billing/plans/checkout sells; the first is offered by default. Empty: no plans are sold. */
            plans: {
                monthly: {
                    /** @description Included in a period. */
                    slides: number;
                    usd: number;
                };
                name: string;
                plan: string;
                yearly: {
                    /** @description Included in a period. */
                    slides: number;
                    usd: number;
                };
            }[];
            prices: {
                code: string;
                free_slides_pay: boolean;
                unit: string;
                usd: number;
                what: string;
            }[];
            topup_bonuses: {
                from_usd: number;
                percent: number;
            }[];
        };
        PriorEntry: {
            example: {
                [key: string]: unknown;
            };
            preview_url: string;
            prior_id: string;
            purpose: string;
        } & {
            [key: string]: unknown;
        };
        PriorList: {
            limit: number;
            offset: number;
            priors: ({
                family: string;
                prior_id: string;
                purpose: string;
                score?: number;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
        };
        /** @description A problem document (RFC 9457). Members of a code stand beside the common ones. */
        Problem: {
            /** @description Whether the caller can get past it. */
            actionable: boolean;
            /** @description Of a completed brief that was sent with blanks left (`intent_unroutable`): each, with its characters of the brief, the end exclusive. */
            blanks?: {
                end: number;
                start: number;
                text: string;
            }[];
            /** @description Stable; switch on this. */
            code: string;
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            remedy: string;
            request_id: string;
            status: number;
            title: string;
            /** @description The trace of the request, where the service keeps traces: 32 hexadecimal digits. */
            trace_id?: string;
            /** @description Ends in the code, with hyphens. */
            type: string;
            /** @description What `remedy` says, as data: ways out of this cause, the likeliest first. */
            ways_out?: components["schemas"]["WayOut"][];
        } & {
            [key: string]: unknown;
        };
        ProceedRequest: {
            /** @description A picture of yours: the `asset_id` of POST /v1/assets/image. */
            asset_id?: string;
            /**
             * @description `reconstruct`: shapes and words. `preserve`: the picture, with its words above it as text. `explain`: the picture beside what it says, in the theme. `teach_deck`: the picture, then each of its parts beside its words, then the parts as a list. Default: `reconstruct`.
             * @enum {string}
             */
            branch?: "reconstruct" | "preserve" | "explain" | "teach_deck";
            /** @description Older name of `image_base64`. */
            image?: string;
            /** @description The picture itself, in base64 or as a data URI. */
            image_base64?: string;
            /** @description An https:// address on the public internet that answers with the picture. */
            image_url?: string;
            /** @description Languages of the words, by their Tesseract names. Default: the one that the picture is in, of English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
            languages?: string[];
            /** @description Name of the job, and of the file. */
            name?: string;
            /** @description A built-in theme, of `explain` and `teach_deck`; the other branches keep the look of the picture. */
            theme_id?: string;
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        Provisioned: {
            account_id: string;
            /** @description The whole default key. */
            api_key: string;
            free_slides: number;
            key_id: number;
            key_prefix: string;
            user_id: string;
        };
        ProvisionRequest: {
            /** Format: email */
            email?: string | null;
            /** @description What mails to the user are written in, as a tag such as `de` or `de-AT`. German and English are there; others get English. */
            language?: string | null;
            name?: string | null;
            /**
             * @description Identity provider that vouches for the user.
             * @default oauth
             */
            provider?: string;
            /** @description The user at that provider. */
            user_id: string;
        };
        Readiness: {
            checks: {
                [key: string]: string;
            };
            /** @description Absent where no sandbox is set up. Other requests do not need it. */
            code_sandbox?: {
                /** @description What keeps code of callers in; none where no code is run. */
                layers_holding: string[];
                /** @description Why no code is run. */
                reason?: string;
                runs_code: boolean;
            };
            /** @enum {string} */
            status: "ready";
        };
        RefreshedDeck: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            component?: string | null;
            conflicts: components["schemas"]["HandConflict"][];
            /** @description SHA-256 of the bytes of each file; of a preview from when it was first fetched. */
            content_hash: {
                [key: string]: string;
            };
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description The same as `job_id`. */
            deck_id?: string;
            engine_version?: string;
            errors: components["schemas"]["Notice"][];
            /** @description Computed from what stands on the slide: `verbatim`, `mixed`, `partial`, `verbatim_truncated`. */
            fidelity: string;
            /** @description Every supplied value and where it stands. */
            fidelity_manifest?: unknown;
            /** @description Every value that became another. */
            figures: components["schemas"]["ChangedFigure"][];
            files: {
                [key: string]: components["schemas"]["FileEntry"];
            };
            form?: string | null;
            input_hash: string;
            job_id: string;
            job_type: string;
            layout?: {
                [key: string]: unknown;
            };
            name: string | null;
            nonblocking_warning_count: number;
            notice_count?: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices?: components["schemas"]["Notice"][];
            /** @description A path that needs the key; null when there is no such file. */
            pdf_url: string | null;
            pptx_available: boolean;
            /** @description A path that needs the key; null when there is no such file. */
            pptx_url: string | null;
            /** @description A path that needs the key; null when there is no such file. */
            preview_url: string | null;
            proofs?: {
                [key: string]: unknown;
            }[];
            quality?: {
                [key: string]: unknown;
            };
            repair_actions: ({
                action: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Earlier job of the identical input. */
            repeat_of?: string;
            slides: ({
                fidelity: string | null;
                form: string | null;
                /** @description Place in the request, from 1. */
                i: number;
                job_id?: string;
                preview_url: string | null;
                status: string;
                title: string;
                usable: boolean;
            } & {
                [key: string]: unknown;
            })[];
            slides_ok: number;
            slides_total: number;
            /** @description `complete`, `completed_with_errors` (file withheld, not billed) or `rejected` (nothing drawn); of a dry run `validated` or `invalid`. */
            status: string;
            theme_id: string;
            /** @description Labels of `table` that no slide has. */
            unmatched: string[];
            variant?: string | null;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        RenderCodeAnswer: {
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            job_id: string;
            /** @enum {string} */
            job_type: "code";
            /** @description What held the process in which the code ran. */
            layers: {
                [key: string]: unknown;
            };
            /** @description Those that keep code in; at least two. */
            layers_holding: string[];
            /** @description Findings of inspect. */
            lint: ({
                code: string;
                message: string;
                remedy: string;
                severity: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            name: string | null;
            notices: string[];
            /** @description What the code printed, 8,000 characters at most. */
            output: string;
            /** @description The job whose code was patched. */
            patched_from?: string;
            pptx_available: boolean;
            /** @description A path that needs the key. */
            pptx_url: string | null;
            preview_url: string | null;
            slides_total: number;
            /** @enum {string} */
            status: "complete" | "completed_with_errors";
            /** @enum {string} */
            verified: "off" | "lint";
        } & {
            [key: string]: unknown;
        };
        RenderCodeRequest: {
            /** @description Python code that uses python-pptx: a function `build(prs)` (`build(prs, slide)` with `headline`, `context`, `takeaway` or `source_note`), or a whole script, of which the presentation that it saves last is taken. GET /v1/helpers lists what it finds without an import. */
            code?: string | null;
            /** @description One line under the title. Drawn around `build(prs, slide)`. */
            context?: string | null;
            /** @description Keep the file of slides in which inspect finds an error. */
            force_render?: boolean | null;
            /** @description Slide title. Drawn around `build(prs, slide)`. */
            headline?: string | null;
            /** @description A job of type `code`, whose stored code `replacements` patch. In place of `code`. */
            job_id?: string | null;
            /** @description Slides that the code may make; each is charged. Default: 1. */
            max_slides?: number | null;
            /** @description Name of the job, and of the file. */
            name?: string | null;
            /** @description Applied one after the other; each `old` must stand in the code exactly once. The result is a job of its own. */
            replacements?: {
                new: string;
                old: string;
            }[] | null;
            /** @description Where the figures come from, at the foot. Drawn around `build(prs, slide)`. */
            source_note?: string | null;
            /** @description The conclusion, in a band under the content. Drawn around `build(prs, slide)`. */
            takeaway?: string | null;
            /** @description A built-in theme, for `build(prs)`, components and `theme_color()`. Default: `corporate-light`. */
            theme_id?: string | null;
            /**
             * @description What looks at the slides: nothing, or the rules of inspect (default). No model looks here: `lint+vlm` and `full` are done as `lint`, and `verified` says so.
             * @enum {string|null}
             */
            verify?: "off" | "lint" | "lint+vlm" | "full" | null;
            wait?: ("auto" | "true" | "false") | boolean | null;
        };
        /** @description The job was accepted; read it at `job_url`. */
        RenderQueued: {
            id: string;
            job_id: string;
            job_url: string;
            status: string;
        };
        RenderResponse: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            component?: string | null;
            /** @description SHA-256 of the bytes of each file; of a preview from when it was first fetched. */
            content_hash: {
                [key: string]: string;
            };
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            engine_version?: string;
            errors: components["schemas"]["Notice"][];
            /** @description Computed from what stands on the slide: `verbatim`, `mixed`, `partial`, `verbatim_truncated`. */
            fidelity: string;
            /** @description Every supplied value and where it stands. */
            fidelity_manifest?: unknown;
            files: {
                [key: string]: components["schemas"]["FileEntry"];
            };
            form?: string | null;
            input_hash: string;
            job_id: string;
            job_type: string;
            layout?: {
                [key: string]: unknown;
            };
            name: string | null;
            nonblocking_warning_count: number;
            notice_count?: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices?: components["schemas"]["Notice"][];
            /** @description A path that needs the key; null when there is no such file. */
            pdf_url: string | null;
            pptx_available: boolean;
            /** @description A path that needs the key; null when there is no such file. */
            pptx_url: string | null;
            /** @description A path that needs the key; null when there is no such file. */
            preview_url: string | null;
            proofs?: {
                [key: string]: unknown;
            }[];
            quality?: {
                [key: string]: unknown;
            };
            /** @description Earlier job of the identical input. */
            repeat_of?: string;
            /** @description `complete`, `completed_with_errors` (file withheld, not billed) or `rejected` (nothing drawn); of a dry run `validated` or `invalid`. */
            status: string;
            theme_id: string;
            variant?: string | null;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        RepairAnswer: {
            actions: components["schemas"]["RepairStep"][];
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description The inspection before and after. */
            diff: {
                after: components["schemas"]["InspectReport"];
                before: components["schemas"]["InspectReport"];
            } & {
                [key: string]: unknown;
            };
            /** @description Signed link, good for an hour without a key. */
            download_url: string | null;
            file: components["schemas"]["FileMends"];
            /** @description Every finding that stays, with why and what to do. */
            flagged_not_fixed: components["schemas"]["FlaggedFinding"][];
            job_id: string;
            /** @enum {string} */
            job_type: "repair";
            name: string | null;
            /** @description A path that needs the key. */
            pptx_url: string | null;
            /** @description USD: 0.02 for each slide that gets at least one repair. */
            price: number;
            repaired_slides: number[];
            /** @description Earlier job that paid for the same repair of the same file. */
            repeat_of?: string;
            /** @description Slides that get at least one repair. */
            slides_repaired: number;
            /** @enum {string} */
            status: "complete";
            visible_text_untouched: components["schemas"]["TextProof"];
        } & {
            [key: string]: unknown;
        };
        RepairOption: {
            /** @description What to add, in a sentence. */
            add: string;
            /** @description The brief with a clause that has marked blanks. Filled in it routes; sent with a blank left it is refused, and `blanks` names each. */
            completed_brief: string;
            /** @description The form that the brief then fills. */
            form: string;
            /** @description The same as steps. */
            ways_out?: components["schemas"]["WayOut"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What a repair would do and cost, exactly; nothing was changed. */
        RepairPlanned: {
            actions: components["schemas"]["RepairStep"][];
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description The inspection before and after. */
            diff: {
                after: components["schemas"]["InspectReport"];
                before: components["schemas"]["InspectReport"];
            } & {
                [key: string]: unknown;
            };
            /** @enum {boolean} */
            dry_run: true;
            file: components["schemas"]["FileMends"];
            /** @description Every finding that stays, with why and what to do. */
            flagged_not_fixed: components["schemas"]["FlaggedFinding"][];
            /** @description USD: 0.02 for each slide that gets at least one repair. */
            price: number;
            repaired_slides: number[];
            /** @description Slides that get at least one repair. */
            slides_repaired: number;
            /** @enum {string} */
            status: "planned";
            visible_text_untouched: components["schemas"]["TextProof"];
        } & {
            [key: string]: unknown;
        };
        RepairRequest: {
            /** @description Which repairs; all five when absent. */
            actions?: ("shrink_to_fit" | "raise_min_font" | "remove_off_canvas" | "fix_contrast" | "mend_file")[];
            /** @description The exact plan and price, free; nothing is changed. */
            dry_run?: boolean;
            /** @description A finished job of yours with a .pptx. */
            job_id?: string;
            /** @description Name of the job, and of the file. */
            name?: string;
            /** @description The file itself, base64. */
            pptx_base64?: string;
            /** @description An https:// address on the public internet that answers with the file. */
            pptx_url?: string;
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        RepairStep: {
            /** @enum {string} */
            action: "shrink_to_fit" | "raise_min_font" | "remove_off_canvas" | "fix_contrast";
            /** @description The same figures now; null when the shape is gone. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description The figures that were wrong: font sizes, colours, the box. */
            before: {
                [key: string]: unknown;
            };
            /** @description Of the finding that it mends. */
            code: string;
            shape_id: number;
            shape_name: string;
            slide: number;
        } & {
            [key: string]: unknown;
        };
        RevertRequest: {
            /** @description The one before the present one when absent. */
            revision?: number;
        };
        SavedCardCharge: {
            /** @description What is paid, USD. */
            amount: number;
            /** @description USD that can be spent now. */
            balance: number;
            /** @description What comes on top. */
            bonus: number;
            /** @description What the balance grows by. */
            credit: number;
            /** @enum {string} */
            currency: "usd";
            session_id: string;
            /** @enum {string} */
            status: "paid";
        };
        SetupIntent: {
            /** @description For the fields of a card on a page, which send the card to the processor and never here. */
            client_secret: string | null;
            /** @description With it the page opens those fields. Null when the operator has set none. */
            publishable_key: string | null;
            setup_intent_id: string;
        };
        ShapeChange: {
            /** @enum {string} */
            change: "text" | "geometry" | "look" | "added" | "removed";
            /** @description Words; inches for `geometry`. */
            from?: unknown;
            name: string;
            shape: string;
            to?: unknown;
        };
        SlideEditRequest: {
            allow_fabrication?: unknown;
            allow_low_confidence?: unknown;
            detail?: unknown;
            /** @description JSON Patch (RFC 6902) on the slide as it was sent. The result may hold 20,000 values, 64 levels and 10 MiB, or what was there and what was sent where that is more. */
            edits?: components["schemas"]["PatchOperation"][];
            expand_brief?: unknown;
            force_render?: unknown;
            form_description?: unknown;
            imagery?: unknown;
            imagery_tag?: unknown;
            include_preview?: unknown;
            /** @description Merge patch (RFC 7396): the members that change; null takes one away. */
            intent?: unknown;
            language?: unknown;
            mode?: unknown;
            styling?: unknown;
            theme_id?: string;
            variant_policy?: unknown;
            wait?: ("auto" | "true" | "false") | boolean;
        };
        /** @description What the real call would do, without a job, a file or a charge. */
        SlideForecast: {
            /** @description Of a completed brief: the blanks that nobody filled in, in their order. */
            blanks?: components["schemas"]["BriefBlank"][];
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "none";
            charges: components["schemas"]["Payment"][];
            /** @description Of a request that would be refused: the code of the problem. */
            code?: string;
            component?: string;
            /** @enum {number} */
            cost: 0;
            /** @enum {number} */
            cost_charged: 0;
            /** @enum {boolean} */
            dry_run: true;
            engine_version?: string;
            errors: components["schemas"]["Finding"][];
            /** @description USD that the real call would cost. */
            estimated_cost: number;
            /** @description A body that renders, of what was probably meant. */
            example?: {
                [key: string]: unknown;
            };
            /** @description The characters by which the slide would say something that the brief does not. */
            fault?: {
                /** @description The character behind its last. */
                end: number;
                /** @description The form that was understood. */
                form: string;
                /** @description JSON Pointer into the intent: the value that would be false. */
                path: string;
                /** @description First character of the brief, counted from 0. */
                start: number;
                /** @description As it stands in the brief. */
                text: string;
            };
            fidelity?: string;
            /** @enum {string} */
            fidelity_forecast: "verbatim" | "ai_completed" | "mixed" | "would_reject";
            fidelity_manifest?: {
                [key: string]: unknown;
            }[];
            form?: string;
            input_hash?: string;
            layout?: {
                [key: string]: unknown;
            };
            /** @description The known name that was probably meant. */
            nearest?: string;
            nonblocking_warning_count: number;
            notice_count: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices: components["schemas"]["Notice"][];
            policy_result?: {
                [key: string]: unknown;
            };
            /** @enum {boolean} */
            pptx_available: false;
            pptx_url: null;
            prior_id?: string;
            proofs?: {
                [key: string]: unknown;
            }[];
            quality?: {
                [key: string]: unknown;
            };
            /** @description Which form was understood and what is wrong or missing, or what asks for several slides: in the language of the brief. */
            reason?: string;
            repair_options?: components["schemas"]["RepairOption"][];
            /** @description Of a brief: which form was chosen, and why. */
            routing?: {
                [key: string]: unknown;
            };
            /**
             * @description `needs_confirmation` and `would_fabricate` are refusals of a brief.
             * @enum {string}
             */
            status: "validated" | "invalid" | "needs_confirmation" | "would_fabricate";
            /** @description Of too many items: slides that hold them. */
            suggested_split?: unknown;
            theme_id?: string;
            variant?: string;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A picture to look at: no job, no file, no charge. */
        SlidePreview: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "none";
            charges: components["schemas"]["Payment"][];
            /** @enum {number} */
            cost: 0;
            /** @enum {number} */
            cost_charged: 0;
            errors: components["schemas"]["Notice"][];
            fidelity: string;
            nonblocking_warning_count: number;
            notice_count: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices: components["schemas"]["Notice"][];
            /** @enum {boolean} */
            pptx_available: false;
            pptx_url: null;
            /** @enum {boolean} */
            preview: true;
            /** @description A PNG of 768 by 432 pixels as a data URL; nothing of it is kept. */
            preview_url: string;
            status: string;
            theme_id: string;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        SyncedDeck: {
            blocking_error_count: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            component?: string | null;
            conflicts: components["schemas"]["HandConflict"][];
            /** @description SHA-256 of the bytes of each file; of a preview from when it was first fetched. */
            content_hash: {
                [key: string]: string;
            };
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description The same as `job_id`. */
            deck_id?: string;
            engine_version?: string;
            errors: components["schemas"]["Notice"][];
            /** @description Computed from what stands on the slide: `verbatim`, `mixed`, `partial`, `verbatim_truncated`. */
            fidelity: string;
            /** @description Every supplied value and where it stands. */
            fidelity_manifest?: unknown;
            files: {
                [key: string]: components["schemas"]["FileEntry"];
            };
            form?: string | null;
            input_hash: string;
            job_id: string;
            job_type: string;
            layout?: {
                [key: string]: unknown;
            };
            name: string | null;
            nonblocking_warning_count: number;
            notice_count?: number;
            /** @description How something is drawn, in the members of a warning: `axis_not_zero`, `axis_broken`, `bar_min_length`, `content_sparse`, `legend_used`, `numbers_not_printed`. Nothing needs to be mended, and no gate fails over it. */
            notices?: components["schemas"]["Notice"][];
            /** @description A path that needs the key; null when there is no such file. */
            pdf_url: string | null;
            pptx_available: boolean;
            /** @description A path that needs the key; null when there is no such file. */
            pptx_url: string | null;
            /** @description A path that needs the key; null when there is no such file. */
            preview_url: string | null;
            proofs?: {
                [key: string]: unknown;
            }[];
            quality?: {
                [key: string]: unknown;
            };
            repair_actions: ({
                action: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Earlier job of the identical input. */
            repeat_of?: string;
            slides: ({
                fidelity: string | null;
                form: string | null;
                /** @description Place in the request, from 1. */
                i: number;
                job_id?: string;
                preview_url: string | null;
                status: string;
                title: string;
                usable: boolean;
            } & {
                [key: string]: unknown;
            })[];
            slides_ok: number;
            slides_total: number;
            /** @description `complete`, `completed_with_errors` (file withheld, not billed) or `rejected` (nothing drawn); of a dry run `validated` or `invalid`. */
            status: string;
            sync: components["schemas"]["SyncReport"];
            theme_id: string;
            variant?: string | null;
            warnings: components["schemas"]["Notice"][];
        } & {
            [key: string]: unknown;
        };
        SyncFound: {
            /**
             * @description `intent`: a value of the slide, data again. `overlay`: laid over every drawing of it. `deck`: slides that came, went or moved.
             * @enum {string}
             */
            as?: "intent" | "overlay" | "deck";
            /** @description `moved`, `resized`, `turned`, `retyped`, `restyled`, `described`, `deleted`, `added`, `replaced`, `merged`, `duplicated` or `other`. */
            change: string;
            from?: string;
            /** @description False: seen, and not carried on; then it is in `conflicts` too. */
            kept: boolean;
            name: string;
            /** @description JSON Pointer of the value into the slide. */
            path?: string;
            /** @description Id of the shape; absent for what was added. */
            shape?: string;
            to?: string;
        };
        SyncPlanned: {
            conflicts: components["schemas"]["HandConflict"][];
            /** @enum {number} */
            cost_charged: 0;
            deck_id: string;
            /** @enum {boolean} */
            dry_run: true;
            revision: number;
            sync: components["schemas"]["SyncReport"];
        };
        SyncReport: {
            /**
             * @description What the file was held against: the source that it carries, or the deck as it is.
             * @enum {string}
             */
            based_on: "carried" | "deck";
            /** @description Slides of the deck that were taken out. */
            removed: number[];
            slides: {
                found: components["schemas"]["SyncFound"][];
                slide: number;
                /** @description Where it stood in the deck; null for a new one. */
                was: number | null;
            }[];
            /** @description Nothing was changed by hand: no revision is made. */
            unchanged: boolean;
        };
        SyncRequest: {
            /** @description Say what was found; the deck stays as it is. */
            dry_run?: boolean;
            /** @description A finished job of yours with a .pptx. */
            job_id?: string;
            /** @description The file itself, base64. */
            pptx_base64?: string;
            /** @description An https:// address on the public internet that answers with the file. */
            pptx_url?: string;
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        /** @description Computed from both files: the words that the deck shows, hashed in order. */
        TextProof: {
            after_sha256: string;
            before_sha256: string;
            /** @description Visible characters of the deck, white space not counted. */
            characters: number;
            ok: boolean;
        } & {
            [key: string]: unknown;
        };
        ThemeList: {
            themes: ({
                /** @description The slug, where it is a brand of yours. */
                brand?: string;
                /** @description Of a brand that is a template. */
                layouts?: ({
                    /** @description `data` of a `template_layout` that draws. */
                    example?: {
                        [key: string]: unknown;
                    };
                    /** @description JSON Schema of `fills`; of layouts that `template_layout` fills. */
                    fill_schema?: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    layout: "content" | "cover" | "agenda" | "divider" | "closing" | "blank";
                    /** @description As the template calls it. */
                    name: string;
                    /** @description Picture of the layout with a word in each of its places. */
                    preview_url: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @enum {string} */
                mode: "light" | "dark";
                name: string;
                theme_id: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        /** @description The tool's arguments, as its `inputSchema` says. */
        ToolArguments: {
            [key: string]: unknown;
        };
        ToolAttempt: {
            file_count: number;
            /** @default [] */
            mime_types?: string[];
            tool?: string;
            total_bytes: number;
        };
        ToolResult: {
            content: ({
                /** @description JSON. */
                text: string;
                /** @enum {string} */
                type: "text";
            } | {
                /** @description Base64. */
                data: string;
                /** @enum {string} */
                mimeType: "image/png";
                /** @enum {string} */
                type: "image";
            })[];
            /** @description What was asked for was not done; the content says why and what to change. */
            isError?: boolean;
            /** @description What the text block says. */
            structuredContent: {
                [key: string]: unknown;
            };
        };
        TranslateAnswer: {
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @description Signed link, good for an hour without a key. */
            download_url: string | null;
            /** @description Shapes whose text was made smaller because the translation takes more room. */
            fitted: ({
                after: {
                    [key: string]: unknown;
                } | null;
                before: {
                    [key: string]: unknown;
                };
                shape_id: number;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Every text that is not translated as it should be, with why and what to do. */
            flagged: components["schemas"]["FlaggedText"][];
            job_id: string;
            /** @enum {string} */
            job_type: "translation";
            name: string | null;
            numbers_untouched: components["schemas"]["NumberProof"];
            /** @description A path that needs the key. */
            pptx_url: string | null;
            price: number;
            slides_total: number;
            slides_translated: number;
            source_language: string;
            /** @enum {string} */
            status: "complete";
            target_language: string;
            texts: {
                put_back: number;
                translated: number;
                unchanged: number;
            } & {
                [key: string]: unknown;
            };
            translated_slides: number[];
            warnings: ({
                code: string;
                message: string;
                remedy: string;
                slide: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        TranslatePlanned: {
            characters: number;
            /** @enum {string} */
            charged_to: "plan" | "free_slides" | "wallet" | "several" | "none";
            /** @description Each payer and what it paid. */
            charges: components["schemas"]["Payment"][];
            /** @description USD that left the wallet: a slide that a plan or a free slide pays for costs no money. */
            cost: number;
            /** @description The same as `cost`. */
            cost_charged: number;
            /** @enum {boolean} */
            dry_run: true;
            /** @description USD, at most: 0.02 for each slide with a text that then reads otherwise. */
            price: number;
            slides_total: number;
            slides_with_text: number[];
            /** @enum {string} */
            status: "planned";
            target_language: string;
            /** @description Each counted once, however often it stands in the deck. */
            texts: number;
            translator_configured: boolean;
        } & {
            [key: string]: unknown;
        };
        TranslateRequest: {
            /** @description Asks for wordings that take no more room than the source. Default: false. */
            concise_mode?: boolean;
            /** @description What would be translated and what it costs at most, free; no text leaves the service. */
            dry_run?: boolean;
            /** @description Terms that stay, or that become what you say; in a form, JSON. */
            glossary?: {
                /** @description As the deck writes it. */
                term: string;
                /** @description What it becomes. Left out: the term stays as it is. */
                translation?: string;
            }[];
            /** @description Descriptions for those who do not see the picture. Default: true. */
            include_alt_text?: boolean;
            /** @description Titles, names of series and categories of charts. Default: true. */
            include_charts?: boolean;
            /** @description Speaker notes too. Default: false. */
            include_notes?: boolean;
            /** @description Texts in tables. Default: true. */
            include_tables?: boolean;
            /** @description A finished job of yours with a .pptx. */
            job_id?: string;
            /** @description Name of the job, and of the file. */
            name?: string;
            /** @description The file itself, base64. */
            pptx_base64?: string;
            /** @description An https:// address on the public internet that answers with the file. */
            pptx_url?: string;
            /**
             * @description `auto` (default): the translator finds out.
             * @enum {string}
             */
            source_language?: "auto" | "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "sv" | "da" | "no" | "fi" | "is" | "pl" | "cs" | "sk" | "hu" | "ro" | "hr" | "sl" | "et" | "lt" | "lv" | "ru" | "uk" | "bg" | "sr" | "tr" | "ca" | "gl" | "id" | "vi" | "el";
            /**
             * @description ISO 639-1.
             * @enum {string}
             */
            target_language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "sv" | "da" | "no" | "fi" | "is" | "pl" | "cs" | "sk" | "hu" | "ro" | "hr" | "sl" | "et" | "lt" | "lv" | "ru" | "uk" | "bg" | "sr" | "tr" | "ca" | "gl" | "id" | "vi" | "el";
            /** @enum {string} */
            wait?: "auto" | "true" | "false";
        };
        Unsubscribed: {
            unsubscribed: boolean;
        };
        VariantPreview: {
            /** @enum {number} */
            cost: 0;
            expires_at: string;
            /** @description A PNG of 768 by 432 pixels; the link needs no key and ends soon. */
            preview_url: string;
            prior_id: string;
            theme_id: string;
        } & {
            [key: string]: unknown;
        };
        VariantPreviewRequest: {
            /** @description An id of GET /v1/catalog/priors, with `_` or with `.`; prose is not routed here. */
            prior_id: string;
            /** @description A built-in theme. Default: `corporate-light`. */
            theme_id?: string | null;
        };
        /** @description What to do about a refusal or a finding, as steps that a program can take. */
        WayOut: {
            /**
             * @description Send the request again after the last step.
             * @enum {boolean}
             */
            again?: true;
            /** @description Steps, in order. */
            do: ({
                arguments?: {
                    [key: string]: unknown;
                };
                /** @description What only a person, or the author of the content, can do. */
                ask?: string;
                body?: unknown;
                /** @description JSON Patch (RFC 6902) of the request that was refused; send what comes of it. */
                change?: ({
                    from?: string;
                    op: string;
                    path: string;
                    value?: unknown;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description A request to this service, with `path` and, where it takes one, `body`. */
                method?: string;
                path?: string;
                /** @description Over MCP, in the place of a request: a tool, with its `arguments`. */
                tool?: string;
                /** @description Seconds to wait; then send the same request again. */
                wait_s?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description The cause that these steps remove. */
            why: string;
        };
        Webhook: {
            created_at: string;
            description: string | null;
            /** @description RFC 3339, UTC. */
            disabled_at: string | null;
            disabled_reason: string | null;
            events: ("job.completed" | "job.failed" | "deck.completed" | "deck.partial" | "deck.failed")[];
            /** @description Since then nothing has arrived; null while all is well. After five days of it the webhook is switched off. */
            failing_since: string | null;
            /** @description RFC 3339, UTC. */
            last_delivered_at: string | null;
            /**
             * @description That of the key that made it: it hears of jobs of this mode.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @enum {string} */
            status: "active" | "disabled";
            url: string;
            webhook_id: string;
        };
        WebhookDelivery: {
            attempts: number;
            /** @description RFC 3339, UTC. */
            delivered_at: string | null;
            delivery_id: string;
            /** @description `id` in the message and its header `webhook-id`. */
            event_id: string;
            job_id: string | null;
            /** @description RFC 3339, UTC. */
            last_attempt_at: string | null;
            last_error: string | null;
            /** @description Milliseconds that the last attempt took. */
            last_ms: number | null;
            /** @description What the address answered; null when it did not. */
            last_status: number | null;
            /** @description RFC 3339, UTC. */
            next_attempt_at: string | null;
            occurred_at: string;
            /**
             * @description `failed` is not tried again unless asked for.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /** @enum {string} */
            type: "job.completed" | "job.failed" | "deck.completed" | "deck.partial" | "deck.failed" | "webhook.test";
        };
        WebhookDeliveryList: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            limit: number;
            offset: number;
            total: number;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        WebhookSecret: {
            /** @description The secret before still signs beside it until then, for 24 hours. */
            previous_until: string;
            /** @description Shown this once. */
            secret: string;
            webhook_id: string;
        };
        WebhookTest: {
            delivered: boolean;
            delivery_id: string;
            error: string | null;
            event_id: string;
            ms: number;
            /** @description What the address answered; null when it did not. */
            status: number | null;
        };
        WebhookWithSecret: {
            created_at: string;
            description: string | null;
            /** @description RFC 3339, UTC. */
            disabled_at: string | null;
            disabled_reason: string | null;
            events: ("job.completed" | "job.failed" | "deck.completed" | "deck.partial" | "deck.failed")[];
            /** @description Since then nothing has arrived; null while all is well. After five days of it the webhook is switched off. */
            failing_since: string | null;
            /** @description RFC 3339, UTC. */
            last_delivered_at: string | null;
            /**
             * @description That of the key that made it: it hears of jobs of this mode.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Shown this once. Every message is signed with it. */
            secret: string;
            /** @enum {string} */
            status: "active" | "disabled";
            url: string;
            webhook_id: string;
        };
        WidgetEntry: {
            /** @description Other names that are accepted; `split_view` and `SplitView` are alike for all. */
            aliases: string[];
            capacity: {
                /** @description Above it the request is refused with `capacity_exceeded`. */
                hard: number;
                /** @description Above it the answer has a warning `over_soft_limit`. */
                soft: number;
                /** @description What is counted. */
                what: string;
            };
            /** @description The same name. */
            component: string;
            /** @description A body for POST /v1/render/intent that renders as it stands. */
            example: {
                body: {
                    component: string;
                    params?: unknown;
                };
                chrome: {
                    title: string;
                };
            };
            /** @description How much it holds, in words. */
            limits: string;
            /** @description As sent in `component`. */
            name: string;
            /** @description Where it may stand, in words. */
            nesting: string;
            /** @description Whether it needs the whole slide and cannot be nested. */
            owns_slide: boolean;
            /** @description JSON Schema 2020-12 of `params`. */
            params_schema: {
                [key: string]: unknown;
            };
            /** @description A PNG of its example. */
            preview_url: string;
            purpose: string;
            url: string;
        } & {
            [key: string]: unknown;
        };
        WidgetList: {
            widgets: components["schemas"]["WidgetSummary"][];
        };
        WidgetSummary: {
            capacity: {
                /** @description Above it the request is refused with `capacity_exceeded`. */
                hard: number;
                /** @description Above it the answer has a warning `over_soft_limit`. */
                soft: number;
                /** @description What is counted. */
                what: string;
            };
            /** @description The same name. */
            component: string;
            /** @description How much it holds, in words. */
            limits: string;
            /** @description As sent in `component`. */
            name: string;
            /** @description Where it may stand, in words. */
            nesting: string;
            /** @description Whether it needs the whole slide and cannot be nested. */
            owns_slide: boolean;
            /** @description A PNG of its example. */
            preview_url: string;
            purpose: string;
            url: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balance, free slides, plan and usage of this month (UTC). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    getAccountAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentList"];
                };
            };
        };
    };
    deleteAccountAgentsByAgentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list names it. */
                agent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent may do nothing more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAccountAgentsByAgentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list names it. */
                agent_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit_usd": 20
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAgentRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    getAccountGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Credit of which something is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grants"];
                };
            };
        };
    };
    getAccountLedger: {
        parameters: {
            query?: {
                /** @description Entries older than this `seq`. */
                before?: string;
                /** @description Entries of one job. */
                job_id?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, newest first; `next_before` is null on the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
        };
    };
    postAnalyzeImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_base64": "iVBORw0KGgoAAAANSUhEUgAAAoAAAABkAQMAAAAsSRPdAAAABlBMVEX5+fk+Pj6H4VRTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABeElEQVRYw+3UMWvCQBTA8eiBIqS6Xmhs/AgXEIko+FUiB+3SpYuOTWlxbOh2AUu+hl3aK4VkOczaQTAixKVYHZ1aY7VCt6Qupe83PMKD+3PLRZIAAACAfwXHI/Nzs11YyXsfr/FE1v50ZhO0svHkKYJsE4lj29Noc2cpt1snJCs3PSQpPZlPJlYxV6hd550rixYUu3icbb/kzMRBzR/bvOXa09Us1DT70c+7fkgdN9A0tAr8ReKg6mNhUjak2KvoztDwkOpVzpy+p/eRInySOIg9PFoHRVf1JJIR5BThOak5LNIZKvMoTbA1DttPoqb6IdEEOUf4fVG9Y1FrHQxSBQ1VogO5o/IFqW+Cc6m6ZBHBqDxKFcSyRJncxZzoD4I042DzK6ikC5aH/PI+mA4is+EKYiA2M9UlmzUYWo1TBUt5q24fPYdTXjp5W9+LUY7bjLoYXdx2SNonLe8+jP0O/eYf8R0khw6GBwoCAAAAAAAAAAAAAAD+tE+wuYg0P5sTawAAAABJRU5ErkJggg=="
                 *     }
                 */
                "application/json": components["schemas"]["AnalyzeImageRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The brief. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnalysis"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postAnalyzeImagePerceive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_base64": "iVBORw0KGgoAAAANSUhEUgAAAoAAAABkAQMAAAAsSRPdAAAABlBMVEX5+fk+Pj6H4VRTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABeElEQVRYw+3UMWvCQBTA8eiBIqS6Xmhs/AgXEIko+FUiB+3SpYuOTWlxbOh2AUu+hl3aK4VkOczaQTAixKVYHZ1aY7VCt6Qupe83PMKD+3PLRZIAAACAfwXHI/Nzs11YyXsfr/FE1v50ZhO0svHkKYJsE4lj29Noc2cpt1snJCs3PSQpPZlPJlYxV6hd550rixYUu3icbb/kzMRBzR/bvOXa09Us1DT70c+7fkgdN9A0tAr8ReKg6mNhUjak2KvoztDwkOpVzpy+p/eRInySOIg9PFoHRVf1JJIR5BThOak5LNIZKvMoTbA1DttPoqb6IdEEOUf4fVG9Y1FrHQxSBQ1VogO5o/IFqW+Cc6m6ZBHBqDxKFcSyRJncxZzoD4I042DzK6ikC5aH/PI+mA4is+EKYiA2M9UlmzUYWo1TBUt5q24fPYdTXjp5W9+LUY7bjLoYXdx2SNonLe8+jP0O/eYf8R0khw6GBwoCAAAAAAAAAAAAAAD+tE+wuYg0P5sTawAAAABJRU5ErkJggg=="
                 *     }
                 */
                "application/json": components["schemas"]["PerceiveImageRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description What was seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagePerception"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postAnalyzeImagePreflight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_base64": "iVBORw0KGgoAAAANSUhEUgAAAoAAAABkAQMAAAAsSRPdAAAABlBMVEX5+fk+Pj6H4VRTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABeElEQVRYw+3UMWvCQBTA8eiBIqS6Xmhs/AgXEIko+FUiB+3SpYuOTWlxbOh2AUu+hl3aK4VkOczaQTAixKVYHZ1aY7VCt6Qupe83PMKD+3PLRZIAAACAfwXHI/Nzs11YyXsfr/FE1v50ZhO0svHkKYJsE4lj29Noc2cpt1snJCs3PSQpPZlPJlYxV6hd550rixYUu3icbb/kzMRBzR/bvOXa09Us1DT70c+7fkgdN9A0tAr8ReKg6mNhUjak2KvoztDwkOpVzpy+p/eRInySOIg9PFoHRVf1JJIR5BThOak5LNIZKvMoTbA1DttPoqb6IdEEOUf4fVG9Y1FrHQxSBQ1VogO5o/IFqW+Cc6m6ZBHBqDxKFcSyRJncxZzoD4I042DzK6ikC5aH/PI+mA4is+EKYiA2M9UlmzUYWo1TBUt5q24fPYdTXjp5W9+LUY7bjLoYXdx2SNonLe8+jP0O/eYf8R0khw6GBwoCAAAAAAAAAAAAAAD+tE+wuYg0P5sTawAAAABJRU5ErkJggg=="
                 *     }
                 */
                "application/json": components["schemas"]["PreflightImageRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Costs and seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagePreflight"];
                };
            };
        };
    };
    deleteAssetsByAssetId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                asset_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can no longer be placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDeleted"];
                };
            };
        };
    };
    postAssetsImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyNDAiIGhlaWdodD0iODAiPjxyZWN0IHdpZHRoPSIyNDAiIGhlaWdodD0iODAiIGZpbGw9IiMxZjRlNzkiLz48L3N2Zz4="
                 *     }
                 */
                "application/json": components["schemas"]["PictureUpload"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAsset"];
                };
            };
        };
    };
    postAssetsImageGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "Three wind turbines above a calm sea at dawn",
                 *       "size": "1792x1024",
                 *       "theme_id": "corporate-light"
                 *     }
                 */
                "application/json": components["schemas"]["ImageGenerateRequest"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedImage"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postAssetsLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyNDAiIGhlaWdodD0iODAiPjxyZWN0IHdpZHRoPSIyNDAiIGhlaWdodD0iODAiIGZpbGw9IiMxZjRlNzkiLz48L3N2Zz4="
                 *     }
                 */
                "application/json": components["schemas"]["PictureUpload"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 5242880 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The logo, also when it was there before. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
        };
    };
    getAuthKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All keys, revoked ones too; prefixes only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    postAuthKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "build server"
                 *     }
                 */
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWhole"];
                };
            };
        };
    };
    deleteAuthKeysByKeyId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the key. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyRevoked"];
                };
            };
        };
    };
    getAuthKeysDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWhole"];
                };
            };
        };
    };
    postAuthProvision: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "user-17",
                 *       "email": "ada@example.com",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["ProvisionRequest"];
            };
        };
        responses: {
            /** @description The account is made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provisioned"];
                };
            };
        };
    };
    getBillingAutotopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings, what they have come to this month, and the card on file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoTopup"];
                };
            };
        };
    };
    postBillingAutotopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threshold": 5,
                 *       "amount": 20,
                 *       "monthly_cap": 100
                 *     }
                 */
                "application/json": components["schemas"]["AutoTopupSettings"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoTopup"];
                };
            };
        };
    };
    deleteBillingAutotopup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are off, also when they were before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postBillingChargeSaved: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description It is paid, and in the balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCardCharge"];
                };
            };
        };
    };
    postBillingCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    getBillingInvoices: {
        parameters: {
            query?: {
                /** @description The `next_before` of the page before. */
                before?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
        };
    };
    postBillingInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_id": "topup:pi_3QK2mNLkdIwHu7ix0dX5f8aB"
                 *     }
                 */
                "application/json": components["schemas"]["IssueInvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice, with a link to its PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getBillingInvoicesByInvoiceNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoice_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice, with a link to its PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    getBillingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, how much of it is used in this period, and what is sold. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
        };
    };
    deleteBillingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
        };
    };
    postBillingPlanOverflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["PlanOverflowRequest"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
        };
    };
    postBillingPlanReactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
        };
    };
    postBillingPlanUpgrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanState"];
                };
            };
        };
    };
    postBillingPlansCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "studio",
                 *       "period": "monthly"
                 *     }
                 */
                "application/json": components["schemas"]["PlanCheckoutRequest"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanCheckout"];
                };
            };
        };
    };
    postBillingPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPortal"];
                };
            };
        };
    };
    getBillingProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile; null where none was sent yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingProfileAnswer"];
                };
            };
        };
    };
    putBillingProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "company",
                 *       "name": "Acme Corporation",
                 *       "address": {
                 *         "line1": "500 Market Street",
                 *         "city": "San Francisco",
                 *         "state": "CA",
                 *         "postal_code": "94105"
                 *       },
                 *       "country": "US",
                 *       "email": "ap@example.com",
                 *       "purchase_order": "PO-4711"
                 *     }
                 */
                "application/json": components["schemas"]["BillingProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingProfileAnswer"];
                };
            };
        };
    };
    postBillingSetupIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupIntent"];
                };
            };
        };
    };
    getBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Brands that are not hidden, by slug, each with its newest version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandList"];
                };
            };
        };
    };
    postBrands: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slug": "northline",
                 *       "name": "Northline",
                 *       "colors": [
                 *         "#0B3D5C",
                 *         "#F2A900"
                 *       ],
                 *       "fonts": {
                 *         "heading": "Georgia",
                 *         "body": "Calibri"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BrandRequest"];
                "multipart/form-data": {
                    /** @description At most 26214400 bytes each, 33554432 together. */
                    heading?: string[];
                };
            };
        };
        responses: {
            /** @description The first version of the brand. */
            201: {
                headers: {
                    /** @description The brand. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    getBrandsBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A slug, or `slug@3` for one version. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest version, or the one named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    putBrandsBySlug: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description A slug, or `slug@3` for one version. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "colors": [
                 *         "#0B3D5C",
                 *         "#C8102E"
                 *       ],
                 *       "mode": "dark"
                 *     }
                 */
                "application/json": components["schemas"]["BrandVersionRequest"];
                "multipart/form-data": {
                    /** @description At most 26214400 bytes each, 33554432 together. */
                    heading?: string[];
                };
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
        };
    };
    deleteBrandsBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A slug, or `slug@3` for one version. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no longer listed; `slug@N` keeps rendering. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandHidden"];
                };
            };
        };
    };
    getBrandsBySlugPreview: {
        parameters: {
            query: {
                /** @description One of those that GET /v1/catalog/themes lists. */
                layout: "content" | "cover" | "agenda" | "divider" | "closing" | "blank";
            };
            header?: never;
            path: {
                /** @description A slug, or `slug@3` for one version. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description Strong: the SHA-256 of the bytes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
        };
    };
    getCatalogForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormList"];
                };
            };
        };
    };
    getCatalogFormsByForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormEntry"];
                };
            };
        };
    };
    getCatalogPriors: {
        parameters: {
            query?: {
                /** @description A form, or a component. */
                family?: string;
                limit?: number;
                offset?: number | null;
                /** @description What the slide is to show: `ebitda bridge`, `who does what`. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The priors, best first when searched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriorList"];
                };
            };
        };
    };
    getCatalogPriorsByPriorId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `<form>_<variant>`, `<form>.<variant>` or `component_<name>`. */
                prior_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prior. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriorEntry"];
                };
            };
        };
    };
    getCatalogPriorsByPriorIdPreview: {
        parameters: {
            query?: {
                /** @description A theme of GET /v1/catalog/themes. Default: `corporate-light`. */
                theme?: string;
            };
            header?: never;
            path: {
                prior_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description A year, immutable. */
                    "Cache-Control"?: string;
                    /** @description Strong: the SHA-256 of the bytes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getCatalogThemes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeList"];
                };
            };
        };
    };
    postCompile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_ids": [
                 *         "job_01JAB3CDEFGHJKMNPQRSTVWXYZ"
                 *       ],
                 *       "name": "Board pack"
                 *     }
                 */
                "application/json": components["schemas"]["CompileRequest"];
            };
        };
        responses: {
            /** @description With `wait: true`: the deck. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"];
                };
            };
            /** @description The deck is being put together. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    patchDeckByDeckId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replacements": [
                 *         {
                 *           "position": 2,
                 *           "job_id": "job_01JAB3CDEFGHJKMNPQRSTVWXYZ"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeckUpdateRequest"];
            };
        };
        responses: {
            /** @description With `wait: true`: the deck in its next revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"];
                };
            };
            /** @description The deck is being put together again. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    getDeckByDeckIdDiff: {
        parameters: {
            query: {
                /** @description Earlier revision. */
                from: number;
                /** @description The present one when absent. */
                to?: number;
            };
            header?: never;
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckDiff"];
                };
            };
        };
    };
    postDeckByDeckIdFork: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Board pack, second reading"
                 *     }
                 */
                "application/json": components["schemas"]["DeckForkRequest"];
            };
        };
        responses: {
            /** @description With `wait: true`: the deck. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"];
                };
            };
            /** @description The new deck, which is finished already. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    postDeckByDeckIdRefresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "figures": [
                 *         {
                 *           "slide": 2,
                 *           "path": "/data/metrics/0/value",
                 *           "value": "1.40m"
                 *         }
                 *       ],
                 *       "table": {
                 *         "Complaints": "380"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DeckRefreshRequest"];
            };
        };
        responses: {
            /** @description The deck in its next revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedDeck"];
                };
            };
            /** @description Accepted and not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    postDeckByDeckIdSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The deck in its next revision; with `dry_run` what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncedDeck"] | components["schemas"]["SyncPlanned"];
                };
            };
            /** @description Accepted and not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    postDeckCombine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CombineRequest"];
                "multipart/form-data": {
                    /** @description At most 20971520 bytes each, 104857600 together. */
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The decks as one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckCombined"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postDeckFromJobs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job_ids": [
                 *         "job_01JAB3CDEFGHJKMNPQRSTVWXYZ"
                 *       ],
                 *       "name": "Board pack"
                 *     }
                 */
                "application/json": components["schemas"]["DeckFromJobsRequest"];
            };
        };
        responses: {
            /** @description With `wait: true`: the deck. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"];
                };
            };
            /** @description The deck is being put together. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    postDeckOutline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prompt": "1. KPIs: orders 120, on-time delivery 97%\n2. Agenda: results, outlook, decisions",
                 *       "slide_count": 2
                 *     }
                 */
                "application/json": components["schemas"]["DeckRequest"];
            };
        };
        responses: {
            /** @description The slides in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckOutline"];
                };
            };
        };
    };
    postDeckTranslate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslateRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The translated deck, or with `dry_run` the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslateAnswer"] | components["schemas"]["TranslatePlanned"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postEmailClicked: {
        parameters: {
            query?: {
                /** @description The `sid` of the link. */
                sid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClickHeard"];
                };
            };
        };
    };
    getEmailUnsubscribe: {
        parameters: {
            query?: {
                /** @description The token of the link. */
                t?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    postEmailUnsubscribe: {
        parameters: {
            query?: {
                /** @description The token of the link. */
                t?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done, also when it was done before. `unsubscribed` is false for a token of nobody. Browsers get a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unsubscribed"];
                };
            };
        };
    };
    getFeedback: {
        parameters: {
            query?: {
                category?: string;
                limit?: number;
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackList"];
                };
            };
        };
    };
    postFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category": "layout",
                 *       "severity": "quality",
                 *       "message": "The legend could stand nearer to its lines."
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackSubmit"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceipt"];
                };
            };
        };
    };
    getFilesByPath: {
        parameters: {
            query?: {
                disposition?: "attachment" | "inline";
                /** @description Unix time at which the link ends; required. */
                exp?: string;
                /** @description Name under which the file is saved. */
                name?: string;
                /** @description HMAC-SHA256 of the link; required. */
                sig?: string;
            };
            header?: never;
            path: {
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    postFit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form": "takeaway_stack",
                 *       "headline": "What we ask you to remember",
                 *       "blocks": [
                 *         {
                 *           "label": "Ridership is back",
                 *           "sub": "Six percent above 2019"
                 *         },
                 *         {
                 *           "label": "Drivers are the limit",
                 *           "sub": "38 posts open"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IntentRenderRequest"];
            };
        };
        responses: {
            /** @description Every text with its pointer, in the order of the slide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FitReport"];
                };
            };
        };
    };
    getHelpers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelperList"];
                };
            };
        };
    };
    postInspect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectReport"];
                };
            };
        };
    };
    getJobs: {
        parameters: {
            query?: {
                /** @description Also the slides of decks. */
                include_children?: "0" | "1" | "true" | "false" | "";
                job_type?: "slide" | "deck" | "compile" | "repair" | "translation" | "image" | "conversion" | "perception" | "code";
                limit?: number;
                offset?: number;
                status?: "queued" | "rendering" | "generating" | "complete" | "failed" | "canceled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
        };
    };
    getJobsByJobId: {
        parameters: {
            query?: {
                poll?: "0" | "1" | "true" | "false";
                timeout?: number;
            };
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    deleteJobsByJobId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone, and every link to its files with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postJobsByJobIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, canceled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    postJobsByJobIdDownloadUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "file": "pptx",
                 *       "expires_in_s": 600
                 *     }
                 */
                "application/json": components["schemas"]["DownloadUrlRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadUrl"];
                };
            };
        };
    };
    deleteJobsByJobIdDownloadUrl: {
        parameters: {
            query?: {
                /** @description The link, as its making named it. Default: all of the job. */
                link_id?: string;
            };
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whoever holds one gets nothing from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getJobsByJobIdEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that ends with the job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
        };
    };
    getJobsByJobIdPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getJobsByJobIdPng: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getJobsByJobIdPptx: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                };
            };
        };
    };
    getJobsByJobIdPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    postJobsByJobIdRevert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["RevertRequest"];
            };
        };
        responses: {
            /** @description The job in its next revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderResponse"];
                };
            };
            /** @description Accepted and not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
        };
    };
    postPerceptionProceed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_base64": "iVBORw0KGgoAAAANSUhEUgAAAoAAAABkAQMAAAAsSRPdAAAABlBMVEX5+fk+Pj6H4VRTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABeElEQVRYw+3UMWvCQBTA8eiBIqS6Xmhs/AgXEIko+FUiB+3SpYuOTWlxbOh2AUu+hl3aK4VkOczaQTAixKVYHZ1aY7VCt6Qupe83PMKD+3PLRZIAAACAfwXHI/Nzs11YyXsfr/FE1v50ZhO0svHkKYJsE4lj29Noc2cpt1snJCs3PSQpPZlPJlYxV6hd550rixYUu3icbb/kzMRBzR/bvOXa09Us1DT70c+7fkgdN9A0tAr8ReKg6mNhUjak2KvoztDwkOpVzpy+p/eRInySOIg9PFoHRVf1JJIR5BThOak5LNIZKvMoTbA1DttPoqb6IdEEOUf4fVG9Y1FrHQxSBQ1VogO5o/IFqW+Cc6m6ZBHBqDxKFcSyRJncxZzoD4I042DzK6ikC5aH/PI+mA4is+EKYiA2M9UlmzUYWo1TBUt5q24fPYdTXjp5W9+LUY7bjLoYXdx2SNonLe8+jP0O/eYf8R0khw6GBwoCAAAAAAAAAAAAAAD+tE+wuYg0P5sTawAAAABJRU5ErkJggg==",
                 *       "branch": "reconstruct"
                 *     }
                 */
                "application/json": components["schemas"]["ProceedRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FromImageAnswer"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brief": "Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers"
                 *     }
                 */
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The plan; a brief that cannot be routed is an answer too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BriefPlan"];
                };
            };
        };
    };
    getPreviewsEphemeralByPath: {
        parameters: {
            query?: {
                /** @description Unix time at which the link ends; required. */
                exp?: string;
                /** @description HMAC-SHA256 of the link; required. */
                sig?: string;
            };
            header?: never;
            path: {
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everything costs, and what is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
        };
    };
    postRenderAuto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brief": "KPIs this month: ARR $24.6M up 18%, net retention 112%, gross margin 78% (down 1 pt), logo churn 1.9%"
                 *     }
                 */
                "application/json": components["schemas"]["AutoRenderRequest"];
            };
        };
        responses: {
            /** @description The slide was rendered or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderResponse"] | components["schemas"]["SlideForecast"];
                };
            };
            /** @description The job was accepted and is not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postRenderCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "def build(prs, slide):\n    add_widget(slide, \"metric\", 0.8, 2.0, 11.7, 3.2, params={\"metrics\": [{\"value\": \"1.31m\", \"label\": \"Riders\"}]})\n",
                 *       "headline": "Riders grew by 12 % in a year"
                 *     }
                 */
                "application/json": components["schemas"]["RenderCodeRequest"];
            };
        };
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderCodeAnswer"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postRenderFromImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image_base64": "iVBORw0KGgoAAAANSUhEUgAAAoAAAABkAQMAAAAsSRPdAAAABlBMVEX5+fk+Pj6H4VRTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAABeElEQVRYw+3UMWvCQBTA8eiBIqS6Xmhs/AgXEIko+FUiB+3SpYuOTWlxbOh2AUu+hl3aK4VkOczaQTAixKVYHZ1aY7VCt6Qupe83PMKD+3PLRZIAAACAfwXHI/Nzs11YyXsfr/FE1v50ZhO0svHkKYJsE4lj29Noc2cpt1snJCs3PSQpPZlPJlYxV6hd550rixYUu3icbb/kzMRBzR/bvOXa09Us1DT70c+7fkgdN9A0tAr8ReKg6mNhUjak2KvoztDwkOpVzpy+p/eRInySOIg9PFoHRVf1JJIR5BThOak5LNIZKvMoTbA1DttPoqb6IdEEOUf4fVG9Y1FrHQxSBQ1VogO5o/IFqW+Cc6m6ZBHBqDxKFcSyRJncxZzoD4I042DzK6ikC5aH/PI+mA4is+EKYiA2M9UlmzUYWo1TBUt5q24fPYdTXjp5W9+LUY7bjLoYXdx2SNonLe8+jP0O/eYf8R0khw6GBwoCAAAAAAAAAAAAAAD+tE+wuYg0P5sTawAAAABJRU5ErkJggg==",
                 *       "branch": "reconstruct"
                 *     }
                 */
                "application/json": components["schemas"]["ProceedRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 10485760 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FromImageAnswer"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postRenderFromPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromPdfRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FromPdfAnswer"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postRenderIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form": "waterfall_bridge",
                 *       "variant": "standard_driver_bridge",
                 *       "headline": "Energy explains most of the overrun",
                 *       "context": "Operating cost, plan to actual (m)",
                 *       "data": {
                 *         "unit": "m",
                 *         "steps": [
                 *           {
                 *             "kind": "start",
                 *             "label": "Plan",
                 *             "value": 31,
                 *             "display": "31.0"
                 *           },
                 *           {
                 *             "kind": "delta",
                 *             "label": "Energy",
                 *             "value": 2.4,
                 *             "emphasis": "primary"
                 *           },
                 *           {
                 *             "kind": "delta",
                 *             "label": "Tyres",
                 *             "value": -0.6
                 *           },
                 *           {
                 *             "kind": "total",
                 *             "label": "Actual",
                 *             "value": 32.8,
                 *             "display": "32.8"
                 *           }
                 *         ],
                 *         "takeaways": [
                 *           "Energy prices added 2.4 m",
                 *           "Longer tyre life saved 0.6 m"
                 *         ]
                 *       },
                 *       "source_note": "Ledger, June"
                 *     }
                 */
                "application/json": components["schemas"]["IntentRenderRequest"];
            };
        };
        responses: {
            /** @description The slide was rendered, checked or previewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderResponse"] | components["schemas"]["SlideForecast"] | components["schemas"]["SlidePreview"];
                };
            };
            /** @description The job was accepted and is not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    patchRenderIntentByJobId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description `job_` and 26 characters. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intent": {
                 *         "headline": "Energy explains three quarters of the overrun"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SlideEditRequest"];
            };
        };
        responses: {
            /** @description The slide in its next revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderResponse"];
                };
            };
            /** @description The edit was accepted and is not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postRenderIntentDeck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Riders in June",
                 *       "slides": [
                 *         {
                 *           "form": "hero_statement",
                 *           "headline": "Riders in June",
                 *           "context": "Operations review"
                 *         },
                 *         {
                 *           "form": "kpi_metrics",
                 *           "headline": "More riders, fewer complaints",
                 *           "data": {
                 *             "metrics": [
                 *               {
                 *                 "label": "Riders",
                 *                 "value": "1.31m",
                 *                 "delta_value": "+6%",
                 *                 "delta_tone": "good"
                 *               },
                 *               {
                 *                 "label": "Complaints",
                 *                 "value": "402",
                 *                 "delta_value": "-11%",
                 *                 "delta_tone": "good"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IntentDeckRequest"];
            };
        };
        responses: {
            /** @description The deck was rendered or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"] | components["schemas"]["DeckForecast"];
                };
            };
            /** @description The deck was accepted and is not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    patchRenderIntentDeckByDeckId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description The revision that you know, quoted: `"3"`. When the job has another one, the answer is 412 and nothing is changed. */
                "If-Match"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path: {
                /** @description The deck's id, which is its job's id. */
                deck_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slides": [
                 *         {
                 *           "position": 2,
                 *           "intent": {
                 *             "headline": "More riders, and a third fewer complaints"
                 *           }
                 *         }
                 *       ],
                 *       "order": [
                 *         1,
                 *         3,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeckEditRequest"];
            };
        };
        responses: {
            /** @description The deck in its next revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckResponse"];
                };
            };
            /** @description The edit was accepted and is not finished yet. */
            202: {
                headers: {
                    /** @description Path of the job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckQueued"];
                };
            };
        };
    };
    postRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description `respond-async` answers 202 with a `job_id` at once; without it the answer comes when the work is done. */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The repaired deck, or with `dry_run` the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepairAnswer"] | components["schemas"]["RepairPlanned"];
                };
            };
            /** @description Accepted; read the job for the outcome. */
            202: {
                headers: {
                    /** @description The job. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderQueued"];
                };
            };
        };
    };
    postToolsByToolName: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                tool_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "ebitda bridge",
                 *       "limit": 3
                 *     }
                 */
                "application/json": components["schemas"]["ToolArguments"];
            };
        };
        responses: {
            /** @description The tool's result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResult"];
                };
            };
        };
    };
    postToolsAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_count": 1,
                 *       "total_bytes": 120000,
                 *       "mime_types": [
                 *         "application/pdf"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ToolAttempt"];
            };
        };
        responses: {
            /** @description Heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Heard"];
                };
            };
        };
    };
    postToolsCombinePowerpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CombinePairRequest"];
                "multipart/form-data": {
                    /** @description At most 20971520 bytes each, 41943040 together. */
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description The decks as one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairCombined"];
                };
            };
        };
    };
    postToolsPdfAnalyze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PdfAnalyzeRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description What the PDF is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfAnalysis"];
                };
            };
        };
    };
    postToolsPdfToPptx: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PdfConvertRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 26214400 bytes.
                     */
                    file?: string;
                };
            };
        };
        responses: {
            /** @description The slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfConverted"];
                };
            };
        };
    };
    postToolsPreviewCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 0.8, 0.6, 11.7, 1.0, \"Riders grew by 12 %\", font_size=32, bold=True)\n"
                 *     }
                 */
                "application/json": components["schemas"]["CodePreviewRequest"];
            };
        };
        responses: {
            /** @description The picture and findings, or what is wrong with the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodePreview"];
                };
            };
        };
    };
    postToolsPreviewVariant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prior_id": "waterfall_bridge_standard_driver_bridge",
                 *       "theme_id": "corporate-dark"
                 *     }
                 */
                "application/json": components["schemas"]["VariantPreviewRequest"];
            };
        };
        responses: {
            /** @description Where the picture is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantPreview"];
                };
            };
        };
    };
    getTopupBySessionId: {
        parameters: {
            query?: {
                /** @description Where the person comes from. */
                from?: "checkout" | "cancel";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that says what came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/deckwright",
                 *       "events": [
                 *         "job.completed",
                 *         "job.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    getWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone, with the record of its deliveries. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchWebhooksByWebhookId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    getWebhooksByWebhookIdDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                state?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    postWebhooksByWebhookIdDeliveriesByDeliveryIdResend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `dlv_` and 26 characters. */
                delivery_id: string;
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    postWebhooksByWebhookIdSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
        };
    };
    postWebhooksByWebhookIdTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Send the same key to get the first answer again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `whk_` and 26 characters. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
        };
    };
    getWidgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each is for, how much it holds, where it may stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "widgets": [
                     *         {
                     *           "name": "bar_list",
                     *           "component": "bar_list",
                     *           "purpose": "Compares sizes across many items: horizontal bars sorted by value, each with its number.",
                     *           "limits": "Comfortable with 16 rows, holds 50.",
                     *           "capacity": {
                     *             "what": "rows",
                     *             "soft": 16,
                     *             "hard": 50
                     *           },
                     *           "owns_slide": false,
                     *           "nesting": "Can stand in a split_view or a card, at most two levels deep.",
                     *           "url": "/v1/widgets/bar_list",
                     *           "preview_url": "/v1/widgets/bar_list/preview?v=0.1.0"
                     *         },
                     *         {
                     *           "name": "burndown_chart",
                     *           "component": "burndown_chart",
                     *           "purpose": "Shows how much work is left at each step, against the ideal line.",
                     *           "limits": "Comfortable with 31 steps, holds 92.",
                     *           "capacity": {
                     *             "what": "steps",
                     *             "soft": 31,
                     *             "hard": 92
                     *           },
                     *           "owns_slide": false,
                     *           "nesting": "Can stand in a split_view or a card, at most two levels deep.",
                     *           "url": "/v1/widgets/burndown_chart",
                     *           "preview_url": "/v1/widgets/burndown_chart/preview?v=0.1.0"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WidgetList"];
                };
            };
        };
    };
    getWidgetsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `split_view` and `SplitView` alike. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The component. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "metric",
                     *       "component": "metric",
                     *       "purpose": "Shows a handful of key figures side by side as equal tiles with label, value and trend.",
                     *       "limits": "Comfortable with 6 metrics, holds 12.",
                     *       "capacity": {
                     *         "what": "metrics",
                     *         "soft": 6,
                     *         "hard": 12
                     *       },
                     *       "owns_slide": false,
                     *       "nesting": "Can stand in a split_view or a card, at most two levels deep.",
                     *       "url": "/v1/widgets/metric",
                     *       "preview_url": "/v1/widgets/metric/preview?v=0.1.0",
                     *       "aliases": [],
                     *       "params_schema": {
                     *         "$schema": "https://json-schema.org/draft/2020-12/schema",
                     *         "type": "object",
                     *         "properties": {
                     *           "metrics": {
                     *             "minItems": 1,
                     *             "type": "array",
                     *             "items": {
                     *               "type": "object",
                     *               "properties": {
                     *                 "value": {
                     *                   "anyOf": [
                     *                     {
                     *                       "anyOf": [
                     *                         {
                     *                           "type": "string",
                     *                           "maxLength": 2000
                     *                         },
                     *                         {
                     *                           "type": "number"
                     *                         }
                     *                       ]
                     *                     },
                     *                     {
                     *                       "type": "null"
                     *                     }
                     *                   ]
                     *                 },
                     *                 "label": {
                     *                   "anyOf": [
                     *                     {
                     *                       "type": "string",
                     *                       "maxLength": 2000
                     *                     },
                     *                     {
                     *                       "type": "number"
                     *                     }
                     *                   ]
                     *                 },
                     *                 "trend": {
                     *                   "description": "Its sign sets the arrow; `tone` (good, warn, bad, neutral) colours it.",
                     *                   "anyOf": [
                     *                     {
                     *                       "type": "string",
                     *                       "maxLength": 2000
                     *                     },
                     *                     {
                     *                       "type": "number"
                     *                     },
                     *                     {
                     *                       "type": "object",
                     *                       "properties": {
                     *                         "value": {
                     *                           "anyOf": [
                     *                             {
                     *                               "type": "string",
                     *                               "maxLength": 2000
                     *                             },
                     *                             {
                     *                               "type": "number"
                     *                             }
                     *                           ]
                     *                         },
                     *                         "tone": {
                     *                           "type": "string",
                     *                           "maxLength": 2000
                     *                         }
                     *                       },
                     *                       "required": [
                     *                         "value"
                     *                       ]
                     *                     }
                     *                   ]
                     *                 }
                     *               },
                     *               "required": [
                     *                 "label"
                     *               ]
                     *             }
                     *           },
                     *           "decimals": {
                     *             "description": "Decimals of every printed number, rounded half away from zero. Left out, each number stands as it was sent.",
                     *             "anyOf": [
                     *               {
                     *                 "type": "integer",
                     *                 "minimum": 0,
                     *                 "maximum": 6
                     *               },
                     *               {
                     *                 "type": "null"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "required": [
                     *           "metrics"
                     *         ]
                     *       },
                     *       "example": {
                     *         "chrome": {
                     *           "title": "Retention and payback improve together; churn is the one figure to watch"
                     *         },
                     *         "body": {
                     *           "component": "metric",
                     *           "params": {
                     *             "metrics": [
                     *               {
                     *                 "label": "Net revenue retention",
                     *                 "value": "113%",
                     *                 "trend": {
                     *                   "value": "+2 pp on last quarter",
                     *                   "tone": "good"
                     *                 }
                     *               },
                     *               {
                     *                 "label": "Annual recurring revenue",
                     *                 "value": "$48.6m",
                     *                 "trend": {
                     *                   "value": "+31% on last year",
                     *                   "tone": "good"
                     *                 }
                     *               },
                     *               {
                     *                 "label": "CAC payback",
                     *                 "value": "14 months",
                     *                 "trend": {
                     *                   "value": "−3 months",
                     *                   "tone": "good"
                     *                 }
                     *               },
                     *               {
                     *                 "label": "Gross churn, monthly",
                     *                 "value": "1.9%",
                     *                 "trend": {
                     *                   "value": "+0.2 pp",
                     *                   "tone": "bad"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WidgetEntry"];
                };
            };
        };
    };
    getWidgetsByNamePreview: {
        parameters: {
            query?: {
                /** @description A theme of GET /v1/catalog/themes. Default: `corporate-light`. */
                theme?: string;
            };
            header?: never;
            path: {
                /** @description `split_view` and `SplitView` alike. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description A year, immutable. */
                    "Cache-Control"?: string;
                    /** @description Strong: the SHA-256 of the bytes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
}
