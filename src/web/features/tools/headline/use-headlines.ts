// The state of the headline analyzer: the text, the selected headline and the variants.
import { addVariant, mayAnalyze, tidyHeadline } from '#domain/headline/input.ts'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'

const empty = { headline: '', analyzed: '', variants: [] as readonly string[] }

export function useHeadlines() {
  const [{ headline, analyzed, variants }, keep] = useSessionStorage('headline-analyzer', empty)
  return {
    headline,
    setHeadline: (next: string) => keep({ headline: next }),
    mayAnalyze: mayAnalyze(headline),
    analyze: () => {
      if (!mayAnalyze(headline)) return
      const next = tidyHeadline(headline)
      keep({ analyzed: next, variants: addVariant(variants, next) })
    },
    analyzed,
    variants,
    /** Puts a variant back into the text box and shows its analysis. */
    choose: (next: string) => keep({ headline: next, analyzed: next }),
    remove: (gone: string) => keep({ variants: variants.filter((variant) => variant !== gone) }),
  }
}

export type Headlines = ReturnType<typeof useHeadlines>
