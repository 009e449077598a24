/** The host side of MCP Apps, as its own library has it, for a page of the tests: shows a card and answers what it asks. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

interface Given {
  readonly theme: 'light' | 'dark';
  readonly result: Record<string, unknown>;
  readonly html: string;
}

interface HostPage {
  given: Given;
  said: { method: string; params: unknown }[];
}

const page = window as unknown as Window & HostPage;
const frame = document.getElementById('frame') as HTMLIFrameElement;
page.said = [];
const { given } = page;

const bridge = new AppBridge(
  null,
  { name: 'host', version: '1.0.0' },
  { serverTools: {}, openLinks: {} },
  { hostContext: { theme: given.theme } },
);
const note = (method: string, params: unknown) => page.said.push({ method, params });
bridge.oninitialized = () => void bridge.sendToolResult(given.result as never);
bridge.onsizechange = (params) => void note('ui/notifications/size-changed', params);
bridge.onopenlink = async (params) => {
  note('ui/open-link', params);
  return {};
};
bridge.oncalltool = async (params) => {
  note('tools/call', params);
  const wantsLink = params.arguments?.['action'] === 'download_url';
  return {
    content: [],
    structuredContent: wantsLink ? { download_url: 'https://files.example/one.pptx' } : { status: 'complete', logo_id: 'logo_1' },
  };
};

const target = frame.contentWindow;
if (target === null) throw new Error('The frame has no window.');
await bridge.connect(new PostMessageTransport(target, target));
frame.srcdoc = given.html;
