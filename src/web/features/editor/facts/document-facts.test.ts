import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import { DocumentFacts, type FactsServices } from './document-facts.ts'
import type { StoredFacts } from './facts-api.ts'

const stored: StoredFacts = {
  brief: { ...emptyBrief, prompt: 'Notes of Monday' },
  neverSay: ['Harbor'],
  keepOnServer: true,
}
const typed = { ...emptyBrief, prompt: 'Notes of Tuesday' }

let services: { [Name in keyof FactsServices]: ReturnType<typeof vi.fn<FactsServices[Name]>> }

beforeEach(() => {
  vi.useFakeTimers()
  services = {
    load: vi.fn(async () => stored),
    save: vi.fn(async () => undefined),
    loadVersion: vi.fn(async () => ({ brief: { ...emptyBrief, prompt: 'Old notes' }, neverSay: ['Pike'] })),
    findNeverSay: vi.fn(async (brief) => [...(brief.words?.added ?? []), 'found']),
    onError: vi.fn(),
  }
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(1000)

describe('the facts of an open document', () => {
  it('are loaded with it', async () => {
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    expect(facts.state.read()).toEqual({ ...stored, isSaved: true, isLoaded: true })
    expect(services.save).not.toHaveBeenCalled()
  })

  it('are saved a moment after the last change, with the words of the notes', async () => {
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    facts.change({ brief: { ...typed, prompt: 'N' } })
    facts.change({ brief: typed })
    await settle()
    expect(services.save).toHaveBeenCalledExactlyOnceWith('one', {
      brief: typed,
      neverSay: ['found'],
      keepOnServer: true,
    })
    expect(facts.state.read()).toMatchObject({ isSaved: true, neverSay: ['found'] })
  })

  it('wait for the id of a new document', async () => {
    const facts = new DocumentFacts(services)
    facts.change({ brief: typed, keepOnServer: true })
    await settle()
    await facts.flush()
    expect(services.save).not.toHaveBeenCalled()
    expect(facts.state.read().neverSay).toEqual(['found'])
    facts.follow('new')
    await settle()
    expect(services.load).not.toHaveBeenCalled()
    expect(services.save).toHaveBeenCalledExactlyOnceWith('new', expect.objectContaining({ brief: typed }))
  })

  it('are not replaced by what is loaded late', async () => {
    let answer: (facts: StoredFacts) => void = () => undefined
    services.load.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const facts = new DocumentFacts(services)
    facts.follow('one')
    facts.change({ brief: typed })
    answer(stored)
    await settle()
    expect(facts.state.read().brief).toBe(typed)
  })

  it('stay unsaved when saving fails, and are saved with the next change', async () => {
    services.save.mockRejectedValueOnce(new Error('offline'))
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    facts.change({ keepOnServer: false })
    await settle()
    expect(services.onError).toHaveBeenCalledOnce()
    expect(facts.state.read().isSaved).toBe(false)
    await facts.flush()
    expect(facts.state.read().isSaved).toBe(true)
  })

  it('take a change that comes while they are saved', async () => {
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    services.save.mockImplementationOnce(async () => facts.change({ brief: { ...typed, prompt: 'Later' } }))
    facts.change({ brief: typed })
    await settle()
    await settle()
    expect(services.save.mock.calls.map(([, { brief }]) => brief.prompt)).toEqual([
      'Notes of Tuesday',
      'Later',
    ])
  })

  it('come back with a version, never-say words only added, and undoing brings back those before', async () => {
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    await facts.restore('v1')
    expect(facts.state.read().brief).toMatchObject({
      prompt: 'Old notes',
      words: { added: ['Pike', 'Harbor'], removed: [] },
    })
    expect(facts.state.read().keepOnServer).toBe(true)
    facts.undoRestore()
    await settle()
    expect(facts.state.read().brief).toEqual(stored.brief)
  })

  it('stay when a version had none', async () => {
    services.loadVersion.mockResolvedValue(undefined)
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    await facts.restore('v1')
    expect(facts.state.read().brief).toEqual(stored.brief)
  })

  it('contain an uploaded text once, however often it is uploaded', async () => {
    const facts = new DocumentFacts(services)
    facts.addFile('a.docx', 'One')
    facts.addFile('b.docx', 'Two')
    facts.addFile('a.docx', 'Three')
    expect(facts.state.read().brief.files).toEqual([
      { name: 'b.docx', text: 'Two' },
      { name: 'a.docx', text: 'Three' },
    ])
  })

  it('are saved when the document is closed', async () => {
    const facts = new DocumentFacts(services)
    facts.follow('one')
    await settle()
    facts.change({ brief: typed })
    facts.close()
    await settle()
    expect(services.save).toHaveBeenCalledOnce()
  })
})
