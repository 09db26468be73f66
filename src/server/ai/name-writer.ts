// Who writes, by name: a model and the host it runs at.
import type { AiConfig, ModelConfig } from '#server/config/ai.ts'

export interface NamedModel {
  model: string
  host: string
}

/** Where the providers' own APIs are. */
const providerHosts = {
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
  'openai-compatible': 'localhost',
} as const satisfies Record<ModelConfig['kind'], string>

/** The configured model; undefined for the built-in writer. */
export function nameModel({ writer }: AiConfig): NamedModel | undefined {
  if (writer.kind === 'builtin') return undefined
  const { model, kind, baseUrl } = writer
  return { model, host: baseUrl === undefined ? providerHosts[kind] : new URL(baseUrl).hostname }
}
