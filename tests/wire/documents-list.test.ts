// Lists, search and pages of documents as the sidebar asks for them.
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientOf, signedInClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
type Someone = Awaited<ReturnType<typeof signedInClient>>

/** Many documents at once, each a second older than the one before. */
async function fill(person: Someone, count: number, words = 'filler text '): Promise<void> {
  await test.app.db.query(
    `insert into content (user_id, title, content)
     select $1, 'Document ' || n, '<p>' || repeat($2, 40) || '</p><p>number ' || n || '</p>' from generate_series(1, $3) n`,
    [person.id, words, count],
  )
}

const page = (client: SupabaseClient, from: number) =>
  client
    .from('content')
    .select('id,title,type,is_generated,updated_at')
    .order('updated_at', { ascending: false })
    .order('id')
    .range(from, from + 199)

const search = async (client: SupabaseClient, words: string) => {
  const { data, error } = await client
    .rpc('search_documents', { words })
    .select('id,title,type,is_generated,updated_at')
    .range(0, 199)
  if (error) throw error
  return (data as { title: string }[]).map(({ title }) => title)
}

describe('the list', () => {
  it('returns 2,000 documents in pages, without duplicates or gaps', async () => {
    const ana = await signedInClient(test.app)
    await fill(ana, 2_000)
    const ids = new Set<string>()
    for (let from = 0; ; from += 200) {
      const { data } = await page(ana.client, from)
      for (const { id } of data ?? []) ids.add(id)
      if ((data?.length ?? 0) < 200) break
    }
    expect(ids.size).toBe(2_000)
    expect((await search(ana.client, 'number 1777'))[0]).toBe('Document 1777')
  })
})

describe('the headline of a document', () => {
  it.each([
    [
      '<p>FOR IMMEDIATE RELEASE</p><h1>Larkmoor &amp; Co. cut <strong>water</strong><br>loss</h1>',
      'Larkmoor & Co. cut water loss',
    ],
    ['<h1> </h1><h1>Second &lt;line&gt;</h1>', 'Second <line>'],
    ['<h2>About Larkmoor</h2><h1>Too late</h1>', null],
    ['<p>No heading</p>', null],
    ['', null],
  ])('of %s is listed, and found with the document', async (content, headline) => {
    const ana = await signedInClient(test.app)
    const { data } = await ana.client
      .from('content')
      .insert({ user_id: ana.id, title: 'Zebra', content })
      .select('headline')
      .single()
    expect(data).toEqual({ headline })
    const found = await ana.client.rpc('search_documents', { words: 'zebra' }).select('headline')
    expect(found.data).toEqual([{ headline }])
  })
})

describe('the excerpt of a search result', () => {
  const long = 'filler text '.repeat(60)
  const figure = (alt: string, credit: string, caption: string) =>
    `<figure data-picture="0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11"${credit && ` data-credit="${credit}"`} data-rights="Free"><img alt="${alt}" width="60" height="40">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  it.each([
    ['sensor', '<h1>Results</h1><p>The <strong>Sensor</strong> sells.</p>', 'Results The Sensor sells.'],
    ['sensor', `<p>${long}and a sensor &amp; a reader</p>`, '…text filler text and a sensor & a reader'],
    [
      'sensor',
      `<p>${long}<a href="https://sensor.example">one</a> of the sensors</p>`,
      '…filler text one of the sensors',
    ],
    ['zebra', '<p>A sensor.</p>', null],
    ['zebra sensor', '<p>A sensor.</p>', 'A sensor.'],
    ['owner’s sensor', "<p>The owner's sensor</p>", "The owner's sensor"],
    [
      'sensor',
      `<p>Text</p>${figure('A sensor', 'Mara Voss', 'The first store')}`,
      '…store Mara Voss Free A sensor',
    ],
    ['voss', `<p>Text</p>${figure('A sensor', 'Voss &amp; Bell', '')}`, 'Text Voss & Bell Free A sensor'],
    ['store free', figure('', '', 'The store'), 'The store Free'],
  ])('for %s shows the words in the text that the title lacks', async (words, content, excerpt) => {
    const ana = await signedInClient(test.app)
    await ana.client.from('content').insert({ user_id: ana.id, title: 'Zebra', content })
    const { data } = await ana.client.rpc('search_documents', { words }).select('excerpt')
    expect(data).toEqual([{ excerpt }])
  })
})

describe('the labels of documents', () => {
  let ana: Someone
  beforeAll(async () => {
    ana = await signedInClient(test.app)
    const ben = await signedInClient(test.app)
    await ana.client.from('content').insert([
      { title: 'Award', content: '<p>Larkmoor wins</p>', labels: ['Q3 launch', 'Owner’s pick'] },
      { title: 'Duluth plant', content: '<p>Launch in fall</p>', labels: ['Q3 launch', '{"odd\\,'] },
      { title: 'Plain', content: '<p>Text</p>', labels: [] },
    ])
    await ben.client.from('content').insert({ title: 'Secret', labels: ['Ben’s own'] })
  })

  it.each([
    ['q3', ['Award', 'Duluth plant']],
    ['Q3 launch award', ['Award']],
    ["owner's", ['Award']],
    ['q3 wins', ['Award']],
    ['ben’s', []],
  ])('are found: %s', async (words, titles) => {
    expect((await search(ana.client, words)).toSorted()).toEqual(titles)
  })

  it('need no excerpt, unless other words are in the text', async () => {
    const excerptFor = async (words: string) =>
      (await ana.client.rpc('search_documents', { words }).select('excerpt')).data
    expect(await excerptFor('owner’s pick')).toEqual([{ excerpt: null }])
    expect(await excerptFor('pick wins')).toEqual([{ excerpt: 'Larkmoor wins' }])
  })

  it('are listed once each, and narrow a list', async () => {
    const { data } = await ana.client.rpc('document_labels')
    const labels = (data as { label: string }[]).map(({ label }) => label)
    expect(labels.toSorted()).toEqual(['Owner’s pick', 'Q3 launch', '{"odd\\,'])
    const narrowed = async (label: string) => {
      const value = `{"${label.replaceAll(/["\\]/g, '\\$&')}"}`
      const found = await ana.client
        .from('content')
        .select('title')
        .filter('labels', 'cs', value)
        .order('title')
      return found.data?.map(({ title }) => title)
    }
    expect(await narrowed('Q3 launch')).toEqual(['Award', 'Duluth plant'])
    expect(await narrowed('{"odd\\,')).toEqual(['Duluth plant'])
  })
})

describe('the search', () => {
  let ana: Someone
  let ben: Someone
  beforeAll(async () => {
    ana = await signedInClient(test.app)
    ben = await signedInClient(test.app)
    const rows: [string, string][] = [
      ['Leak sensor launch', '<p>Larkmoor cuts <strong>water</strong> loss by 31%</p>'],
      ['Third-quarter results', '<p>Profit &amp; loss: up 5_000 &lt;euros&gt;</p>'],
      ['Duluth plant', '<h1>Hiring</h1><p>Eighteen people</p><p>href="nowhere"</p>'],
      ['Mayor’s plan', '<p>The company’s “big” day in <strong>Superior</strong>, Wis.</p>'],
      ['Straße', '<p><a href="https://larkmoor.example/jobs">Apply</a> now</p>'],
    ]
    for (const [title, content] of rows)
      await ana.client.from('content').insert({ title, content, user_id: ana.id })
    await ben.client.from('content').insert({ title: 'Secret', content: 'water loss', user_id: ben.id })
  })

  it.each([
    ['water', ['Leak sensor launch']],
    ['WATER loss', ['Leak sensor launch']],
    ['loss water leak', ['Leak sensor launch']],
    ['loss', ['Third-quarter results', 'Leak sensor launch']],
    ['profit & loss', ['Third-quarter results']],
    ['<euros>', ['Third-quarter results']],
    ['31%', ['Leak sensor launch']],
    ['%', ['Leak sensor launch']],
    ['5_000', ['Third-quarter results']],
    ['5x000', []],
    ['hiring eighteen', ['Duluth plant']],
    ['strong', []],
    ['larkmoor.example', []],
    ['  ', []],
    ['straße', ['Straße']],
    ["it's \\ ' or 1=1", []],
    ["company's", ['Mayor’s plan']],
    ['company’s', ['Mayor’s plan']],
    ["mayor's", ['Mayor’s plan']],
    ['"big"', ['Mayor’s plan']],
    ['Superior, Wis', ['Mayor’s plan']],
    ['"', ['Duluth plant']],
  ])('for %j finds by title and text, without tags and wildcards', async (words, titles) => {
    expect(await search(ana.client, words)).toEqual(titles)
  })

  it('looks for the first twenty different words', async () => {
    const letters = [...'abcdefghilmnoprstuvw'].join(' ')
    await ana.client
      .from('content')
      .insert({ title: 'Letters', content: `<p>${letters}</p>`, user_id: ana.id })
    expect(await search(ana.client, `${letters} 999`)).toEqual(['Letters'])
    expect(await search(ana.client, `${'a '.repeat(30)} 999`)).toEqual([])
  })

  it('reads each text once, however many words are searched', async () => {
    const dora = await signedInClient(test.app)
    const letters = [...'abcdefghilmnoprstuvw'].map((letter) => `zz${letter}`).join(' ')
    const content = `${'<p>word</p>'.repeat(10_000)}<p>${letters}</p>`
    for (const title of ['One', 'Two'])
      await dora.client.from('content').insert({ title, content, user_id: dora.id })
    const [before] = await test.app.db.query<{ text: string }>(
      "select pg_get_functiondef('internal.holds_words'::regproc) as text",
    )
    await test.app.db.tx((tx) =>
      tx.script(`create sequence internal.texts_read;
        create or replace function internal.holds_words(body text, words text[]) returns boolean
        language plpgsql security definer set search_path = '' as $$ begin
          return nextval('internal.texts_read') > 0 and cardinality(words) = 20; end $$`),
    )
    try {
      // Not through the data service, where searching is read-only and nothing could be counted.
      await test.app.db.tx(async (tx) => {
        await tx.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify({ sub: dora.id }),
        ])
        await tx.query('select id from public.search_documents($1)', [letters])
      })
      const [read] = await test.app.db.query('select last_value::int as texts from internal.texts_read')
      expect(read).toEqual({ texts: 2 })
    } finally {
      await test.app.db.query(before?.text ?? '')
      await test.app.db.query('drop sequence internal.texts_read')
    }
    expect(await search(dora.client, letters)).toEqual(['Two', 'One'])
  })

  it('hides other people’s documents', async () => {
    expect(await search(ben.client, 'water')).toEqual(['Secret'])
  })

  it('refuses a visitor', async () => {
    const { status } = await clientOf(test.app).rpc('search_documents', { words: 'water' })
    expect(status).toBe(401)
  })
})
