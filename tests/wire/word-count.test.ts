// The words of versions: counted by the server for long texts, by the database for all others, never twice.
import { describe, expect, it } from 'vitest'
import { countHtmlWords } from '#domain/text/html-word-count.ts'
import { signedInClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
const paragraph = '<p>Larkmoor&nbsp;Labs sells <b>leak</b> sensors — at $89, <i>half</i>price &amp; new.</p>'
const long = paragraph.repeat(60_000 / paragraph.length)

const wordsOf = async (client: Awaited<ReturnType<typeof signedInClient>>['client'], id: string) => {
  const { data } = await client
    .from('content_versions')
    .select('version,words')
    .eq('content_id', id)
    .order('version')
  return data?.map((row) => row.words)
}

describe('the database and the server', () => {
  it.each([
    '<h1>Leak sensor</h1><p>On sale <b>Dec.&nbsp;1</b> — $89</p>',
    'half<b>bold</b>word<br>next<BR/>last',
    'AT&amp;T &lt;b&gt; &quot;x&quot; &#39;&amp;&#39; &amp;nbsp; — … ###',
    '<ul><li>one</li><li>two</li></ul><pre>x</pre>y',
    'Über naïve 新聞 Łódź и Москва 3 × 4',
    'a < b and c',
    '<p class="one two">three</p>',
    paragraph.repeat(3),
  ])('count alike in %j', async (html) => {
    const [row] = await test.app.db.query('select internal.count_words($1) as words', [html])
    expect(row).toEqual({ words: countHtmlWords(html) })
  })
})

/** The longest text that the database counts in the meantime; 0 if none. */
async function longestCounted(work: () => PromiseLike<{ error: unknown }>): Promise<number> {
  const definition = "select pg_get_functiondef('internal.count_words(text)'::regprocedure) as text"
  const [counting] = await test.app.db.query<{ text: string }>(definition)
  await test.app.db.tx((tx) =>
    tx.script(`create table internal.counted_lengths (length integer);
      create or replace function internal.count_words(html text) returns integer
      language plpgsql volatile security definer set search_path = '' as $$ begin
        insert into internal.counted_lengths values (length(html)); return 1; end $$`),
  )
  try {
    expect((await work()).error).toBeNull()
    const [row] = await test.app.db.query<{ longest: number }>(
      'select coalesce(max(length), 0) as longest from internal.counted_lengths',
    )
    return row?.longest ?? -1
  } finally {
    await test.app.db.query(counting?.text ?? '')
    await test.app.db.query('drop table internal.counted_lengths')
  }
}

describe('a long text', () => {
  it('is counted without the database', async () => {
    const { client } = await signedInClient(test.app)
    const definition = "select pg_get_functiondef('internal.count_words(text)'::regprocedure) as text"
    const [counting] = await test.app.db.query<{ text: string }>(definition)
    await test.app.db.query(`create or replace function internal.count_words(html text) returns integer
      language plpgsql immutable set search_path = '' as $$ begin raise 'counted'; end $$`)
    try {
      const saved = await client
        .rpc('save_document', { content: long, title: 'Long' })
        .single<{ id: string }>()
      expect(saved.error).toBeNull()
      const id = saved.data?.id ?? ''
      const added = await client
        .from('content_versions')
        .insert({ content_id: id, version: 2, content: `${long}<p>two more</p>` })
      expect(added.error).toBeNull()
      expect(await wordsOf(client, id)).toEqual([countHtmlWords(long), countHtmlWords(long) + 2])
      const short = await client.rpc('save_document', { content: 'short', title: 'Short' })
      expect(short.error?.message).toBe('counted')
      // Into the trash and back: nobody counts.
      await client.from('content').delete().eq('id', id)
      expect((await client.rpc('restore_document', { id })).error).toBeNull()
      expect(await wordsOf(client, id)).toEqual([countHtmlWords(long), countHtmlWords(long) + 2])
    } finally {
      await test.app.db.query(counting?.text ?? '')
    }
  })

  it('that is replaced, or sent with many others, is not counted by the database either', async () => {
    const { client } = await signedInClient(test.app)
    const saved = await client
      .rpc('save_document', { content: long, title: 'Old', cause: 'autosave' })
      .single<{ id: string }>()
    const id = saved.data?.id ?? ''
    const text = paragraph.repeat(19_000 / paragraph.length)
    const versions = [1, 2, 3].map((version) => ({ content_id: id, version, content: `${text} ${version}` }))
    expect(await longestCounted(() => client.from('content_versions').insert(versions))).toBe(0)
    const replacing = { id, content: 'short', cause: 'import' }
    expect(await longestCounted(() => client.rpc('save_document', replacing))).toBe('short'.length)
    expect(await wordsOf(client, id)).toEqual([
      ...versions.map(({ content }) => countHtmlWords(content)),
      countHtmlWords(long),
      1,
    ])
  })

  it('that was not counted is estimated from its beginning', async () => {
    const [row] = await test.app.db.query<{ words: number }>('select internal.words_of($1) as words', [long])
    expect((row?.words ?? 0) / countHtmlWords(long)).toBeCloseTo(1, 1)
  })

  it('that is replaced without being read has its own count', async () => {
    const { client } = await signedInClient(test.app)
    const first = await client
      .rpc('save_document', { content: long, title: 'Replaced', cause: 'autosave' })
      .single<{ id: string }>()
    const id = first.data?.id ?? ''
    await client.rpc('save_document', { id, content: `${long} and three more` })
    expect(await wordsOf(client, id)).toEqual([countHtmlWords(long), countHtmlWords(long) + 3])
  })
})

it('users cannot set the word count', async () => {
  const { client } = await signedInClient(test.app)
  const saved = await client.rpc('save_document', { content: 'one two', title: 'T' }).single<{ id: string }>()
  const forged = await client
    .from('content_versions')
    .insert({ content_id: saved.data?.id, version: 2, content: 'x', words: 99 })
  expect(forged.error?.code).toBe('42501')
})
