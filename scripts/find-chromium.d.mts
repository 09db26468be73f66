export function findTestBrowser(): Promise<string | undefined>
export function ensureTestBrowser(say: (words: string) => void): Promise<string | undefined>
