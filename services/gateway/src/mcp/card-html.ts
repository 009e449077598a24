/** The card as one page: style, marks and script are inline, and it loads nothing. */
import { CARD_SCRIPT } from './card-script.ts';
import { CARD_STYLE } from './card-style.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deckwright result</title>
<style>${CARD_STYLE}</style>
</head>
<body>
<main id="card" class="card hidden">
<img id="picture" class="picture hidden" alt="">
<div class="body">
<div class="head"><h1 id="title">Deckwright</h1><span id="state" class="state" role="status"></span></div>
<div id="facts" class="facts"></div>
<ul id="notes" class="hidden" aria-label="What to know"></ul>
<p id="more" class="more hidden"></p>
<div id="drop" class="drop hidden">
<span id="drop-words">Drop the file here.</span>
<button id="choose" type="button">Choose a file</button>
<input id="file" type="file" class="hidden" aria-label="File to send">
</div>
<div class="acts"><button id="download" type="button" class="first hidden">Download .pptx</button></div>
</div>
</main>
<script>${CARD_SCRIPT}</script>
</body>
</html>
`;

export const cardHtml = (): string => PAGE;
