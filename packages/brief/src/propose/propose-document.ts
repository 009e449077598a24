/**
 * The deck of a document as a model proposes it and rules prove it: which blocks share a slide, what heads it, and which form it has. Pure:
 * it says what is to be asked, and is called again with the answers, so that the same answers give the same deck.
 */
import type { DeckOutline, DocumentInput, DocumentPlanOptions, OutlineNotice } from '../document/document-outline.ts';
import { intentOfPage } from '../document/intent-of-page.ts';
import { planDocument } from '../document/plan-document.ts';
import { type Ask, type Failure, failureSaid, PROMPT_VERSION, type Proposals, Questions } from './ask.ts';
import { proposeGroups } from './propose-groups.ts';
import { headlinesOf, proposeSlide } from './propose-slide.ts';
import type { Proposer } from './proposer.ts';

export interface ProposedOutline {
  readonly outline: DeckOutline;
  readonly proposer: Proposer;
  /** Questions that are open: with their answers the outline is made again. */
  readonly asks: readonly Ask[];
}

export function proposeDocument(input: DocumentInput, options: DocumentPlanOptions, proposals: Proposals): ProposedOutline {
  const questions = new Questions(proposals);
  const failures: { readonly what: string; readonly failure: Failure }[] = [];
  const outline = planDocument(input, options, (pages, title, { kit }) => {
    const make = (page: Parameters<typeof intentOfPage>[0]) => intentOfPage(page, kit);
    const groups = proposeGroups(pages, {
      make,
      model: proposals.model,
      language: kit.language,
      questions,
      wanted: options.slides === undefined ? undefined : pages.length,
      headlinesOf: (made) => headlinesOf(made, kit).map(({ text }) => text),
      refuse: (failure) => failures.push({ what: 'The grouping of the slides', failure }),
    });
    if (groups === undefined) return pages.map(title);
    return groups.map(({ made, claim }, i) => {
      const slide = proposeSlide(made, `slide ${i + 1}`, claim, title, {
        kit,
        model: proposals.model,
        questions,
        refuse: (failure) => failures.push({ what: `The proposal for ${JSON.stringify(made.page.headline)}`, failure }),
      });
      // Blocks that the model put together are its proposal, whoever heads them.
      return made.completed_by === undefined ? slide : { ...slide, completed_by: made.completed_by };
    });
  });
  const slides = outline.slides.filter(({ completed_by }) => completed_by !== undefined).length;
  const answered = [...proposals.answers.values()].some((answer) => 'value' in answer);
  const [fault] = questions.faults;
  return {
    outline: { ...outline, notices: [...outline.notices, ...failures.map(noticeOf)] },
    asks: questions.open,
    proposer: {
      by: answered ? 'rules+model' : 'rules',
      model: proposals.model,
      prompt_version: PROMPT_VERSION,
      slides,
      ...(fault === undefined ? {} : { reason: fault }),
    },
  };
}

/** Words of the model are told to the model alone. */
const noticeOf = ({ what, failure: { code } }: { readonly what: string; readonly failure: Failure }): OutlineNotice => ({
  code: 'proposal_not_taken',
  message: `${what} was not taken, and rules made it. ${failureSaid({ code, about: '' })}`,
  remedy: 'Nothing has to be done; the outline can be edited.',
});
