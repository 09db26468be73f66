// Nothing that is asked for, however often, may make an answer that ends the process.
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInClient } from '#tests/support/client.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp()
let person: Awaited<ReturnType<typeof signedInClient>>
beforeAll(async () => {
  person = await signedInClient(test.app)
})

const get = (select: string) =>
  test.app.request(`/rest/v1/content?select=${select}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })

describe('a response', () => {
  it('longer than 50 MB is refused, and the service continues', async () => {
    const content = 'x'.repeat(4_900_000)
    for (let count = 0; count < 3; count += 1)
      await person.client.from('content').insert({ content, user_id: person.id })
    const response = await get('a:content,b:content,c:content,d:content')
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      code: '54000',
      message: 'The response would be larger than 50 MB: ask for fewer rows or columns.',
    })
    expect((await get('id')).status).toBe(200)
  })

  it('repeats a column only a few times', async () => {
    expect((await get('a:title,b:title,c:title,d:title,e:title')).status).toBe(200)
    expect((await get('a:title,b:title,c:title,d:title,e:title,f:title')).status).toBe(400)
  })

  it('repeats paths into a JSON column only so often', async () => {
    const ask = (count: number) => {
      const paths = Array.from({ length: count }, (_, index) => `p${index}:brief->>prompt`)
      return test.app.request(`/rest/v1/document_facts?select=${paths.join()}`, {
        headers: { authorization: `Bearer ${person.token}` },
      })
    }
    expect((await ask(20)).status).toBe(200)
    expect((await ask(21)).status).toBe(400)
  })

  it('has no NUL in a name', async () => {
    for (const select of ['%00:id', '"%00":id', 'a%00b:id']) {
      const response = await get(select)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'PGRST100' })
    }
  })

  it('does not reveal hidden schemas', async () => {
    for (const type of ['regclass', 'regrole', 'regnamespace'])
      expect((await get(`title::${type}`)).status).toBe(400)
  })
})
