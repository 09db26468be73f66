declare module 'write-good' {
  interface WriteGoodSuggestion {
    index: number
    offset: number
    reason: string
  }
  function writeGood(text: string, options?: Record<string, boolean>): WriteGoodSuggestion[]
  export = writeGood
}
