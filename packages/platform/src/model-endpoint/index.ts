/** What other folders may use to ask endpoints of models. */
export { askAsJson, type Dialect, type JsonQuestion } from './ask-as-json.ts';
export { chatAddress, jsonOfChat } from './chat-completion.ts';
export { type Endpoint, type EndpointAnswer, postJson, readBounded } from './post-json.ts';
