// The part of word-extractor that reads old Word files, as far as it is used here.
declare module 'word-extractor/lib/word-ole-extractor.js' {
  class WordOleExtractor {
    _pieces: { text: string }[]
    _boundaries: Partial<Record<string, number>>
    _taggedHeaders: { type: string; text: string }[]
    extract(reader: unknown): Promise<unknown>
    buildDocument(): unknown
    extractWordDocument(document: unknown, stream: Buffer): Promise<unknown>
  }
  export = WordOleExtractor
}

declare module 'word-extractor/lib/buffer-reader.js' {
  class BufferReader {
    constructor(buffer: Buffer)
    open(): Promise<void>
  }
  export = BufferReader
}
