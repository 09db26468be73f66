import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { listForbiddenWords } from '#domain/client/forbidden-words.ts'
import { readEmbargoEnd } from '#domain/document/details.ts'
import { BackLink } from '#web/layout/back-link.tsx'
import { Page } from '#web/layout/page.tsx'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

// Loaded later: the page has no part in what public pages share.
const SignOffPage = lazy(() =>
  import('#web/features/editor/review/sign-off-page.tsx').then((file) => ({ default: file.SignOffPage })),
)

export const meta = () => [
  ...describePage('Sign-off record', 'Who approved which version of this release.'),
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function SignOff() {
  const { id = '' } = useParams()
  return (
    <SessionGate visitor={<Navigate to={paths.signin({ redirectTo: paths.signOff(id) })} replace />}>
      {() => (
        <Page>
          <div className="wrap py-12">
            <BackLink to={paths.write(id)} label="Back to the release" className="mb-8 print:hidden" />
            <div className="max-w-[46rem]">
              <Suspense>
                <SignOffPage documentId={id} releasePath={paths.write(id)} readRules={() => readRules(id)} />
              </Suspense>
            </div>
          </div>
        </Page>
      )}
    </SessionGate>
  )
}

/** What a text of this document must not say, and until when it is under embargo. */
async function readRules(id: string) {
  const [{ listClients }, { readDetails }] = await Promise.all([
    import('#web/features/clients/clients-api.ts'),
    import('#web/features/documents/documents-api.ts'),
  ])
  const details = await readDetails(id)
  const clients = details?.client_id ? await listClients(details.workspace_id) : []
  const own = clients.find((client) => client.id === details?.client_id)
  return {
    clientWords: own && listForbiddenWords(own, clients),
    embargoEnd: readEmbargoEnd(details, new Date()),
  }
}
