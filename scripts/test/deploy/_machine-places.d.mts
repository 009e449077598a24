export function moveTo(places: Readonly<Record<string, string>>, text: string): string;
