/** Makes the package in an empty folder. */
export function stageMcp(folder: string): Promise<void>;
