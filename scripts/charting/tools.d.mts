export function programOf(name: string): string;
export function haveGo(): boolean;
export function ensureChartTools(say: (text: string) => void, names?: readonly string[]): Record<string, string>;
export function moduleFolder(module: string): string;
export function cacheFolder(name: string): string;
