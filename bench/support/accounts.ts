// Accounts with passwords and a session each, made over HTTP.

export interface Member {
  email: string
  password: string
  refreshToken: string
}

export const signIn = (site: string, email: string, password: string): Promise<Response> =>
  fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })

export async function createAccounts(site: string, serviceRoleKey: string, count: number): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const email = `member-${index}@example.test`
      const password = `password of ${index}`
      const made = await fetch(`${site}/auth/v1/admin/users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceRoleKey}` },
        body: JSON.stringify({ email, password, email_confirm: true }),
      })
      if (!made.ok) throw new Error(`The account was not made: ${made.status}`)
      const session = (await (await signIn(site, email, password)).json()) as { refresh_token: string }
      return { email, password, refreshToken: session.refresh_token }
    }),
  )
}
