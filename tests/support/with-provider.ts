// One stand-in of the AI providers for all tests of a file.
import { afterAll, beforeAll } from 'vitest'
import { ProviderStandIn } from './ai-providers.ts'

export function withProvider(): ProviderStandIn {
  const provider = new ProviderStandIn()
  beforeAll(() => provider.start())
  afterAll(() => provider.stop())
  return provider
}
