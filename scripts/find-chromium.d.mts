export function findChromium(): Promise<string | undefined>
export function ensureChromium(say: (words: string) => void): Promise<string | undefined>
