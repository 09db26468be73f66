// The model at the configured provider. The SDKs load here, on first use: they cost half a second of start.
import type { wrapLanguageModel } from 'ai'
import type { ModelConfig } from '#server/config/ai.ts'

/** A model as every provider package of the SDK offers it. */
export type ProviderModel = ReturnType<typeof wrapLanguageModel>

export async function loadModel(config: ModelConfig): Promise<ProviderModel> {
  const { model, apiKey, baseUrl: baseURL } = config
  const where = { ...(apiKey && { apiKey }), ...(baseURL && { baseURL }) }
  switch (config.kind) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(where)(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(where)(model)
    }
    case 'openai-compatible': {
      const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel: wrap }] =
        await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')])
      const provider = createOpenAICompatible({
        name: 'openai-compatible',
        includeUsage: true,
        ...where,
        baseURL: baseURL ?? '',
      })
      // Local models put their reasoning into the answer; it is removed.
      return wrap({
        model: provider(model),
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      })
    }
  }
}
