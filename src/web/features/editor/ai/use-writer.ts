import { useEffect, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'

export type WriterKind = AppConfig['ai']['writer']

/** Who writes on this installation (decision 18); undefined until it is known. */
export function useWriter(): WriterKind | undefined {
  const [writer, setWriter] = useState<WriterKind>()
  useEffect(() => {
    loadAppConfig().then(
      (config) => setWriter(config.ai?.writer),
      (error: unknown) => console.error(error),
    )
  }, [])
  return writer
}
