// The /storage/v1 API as a table. Bytes are streamed; every other body is small.
import { type Context, Hono } from 'hono'
import { FileMissing, StoreFull, StoreUnavailable } from '#server/files/file-store.ts'
import { createApiApp, limitBody } from '#server/http/api-app.ts'
import type { AppEnv } from '#server/http/env.ts'
import {
  changeBucket,
  createBucket,
  dropBucket,
  emptyWholeBucket,
  readBucket,
  readBuckets,
} from './buckets.ts'
import { type Call, readCall, type StorageDeps } from './call.ts'
import { copy, move, remove } from './changes.ts'
import { storageCors } from './cors.ts'
import { findAsCaller, findPublic, findSigned, sendFile, sendInfo } from './download.ts'
import { renderStorageError, storageErrors } from './errors.ts'
import { list, listV2 } from './listing.ts'
import { sendPicture } from './render.ts'
import { signUrl } from './sign-urls.ts'
import { signUpload, upload, uploadSigned } from './upload.ts'
import { createUrlSigner } from './url-signer.ts'

const api = { name: 'storage', errors: storageErrors, render: renderStorageError }
const jsonBytes = 1_000_000

export function storageRoutes(deps: StorageDeps): Hono<AppEnv> {
  const apiApp = createApiApp(api, deps.log, (app) => addRoutes(app, deps))
  return new Hono<AppEnv>().use(storageCors(deps.config)).route('/', apiApp)
}

type Handler = (c: Context<AppEnv>) => Promise<Response>
type OpenCall = Omit<Call, 'caller'>

function addRoutes(app: Hono<AppEnv>, deps: StorageDeps): void {
  const signer = createUrlSigner(deps.keys.signing)
  const streamed =
    (run: (call: Call) => Promise<Response>): Handler =>
    async (c) =>
      run(await readCall(c, deps, signer)).catch(translate)
  /** With a small body, or none. */
  const small =
    (run: (call: Call) => Promise<Response>): Handler =>
    async (c) => {
      await limitBody(c, jsonBytes, storageErrors)
      return streamed(run)(c)
    }
  /** Whoever the caller is: the bucket or the URL decides. */
  const open =
    (run: (call: OpenCall) => Promise<Response>): Handler =>
    async (c) =>
      run({ c, deps, signer }).catch(translate)

  app.get('/bucket', small(readBuckets))
  app.post('/bucket', small(createBucket))
  app.get('/bucket/:id', small(readBucket))
  app.put('/bucket/:id', small(changeBucket))
  app.delete('/bucket/:id', small(dropBucket))
  app.post('/bucket/:id/empty', small(emptyWholeBucket))

  app.post('/object/list/:bucket', small(list))
  app.post('/object/list-v2/:bucket', small(listV2))
  app.post('/object/move', small(move))
  app.post('/object/copy', small(copy))
  app.post('/object/upload/sign/*', small(signUpload))
  app.put('/object/upload/sign/*', open(uploadSigned))
  app.post('/object/sign/*', small(signUrl))

  app.get('/object/public/*', open(sendPublic))
  app.get('/object/sign/*', open(sendSigned))
  app.get('/object/info/public/*', open(infoOfPublic))
  app.get('/object/info/authenticated/*', streamed(infoAsCaller('object/info/authenticated')))
  app.get('/object/info/*', streamed(infoAsCaller('object/info')))
  app.get('/object/authenticated/*', streamed(sendAsCaller('object/authenticated')))
  app.get('/object/*', streamed(sendAsCaller('object')))
  app.get('/render/image/public/*', open(renderPublic))
  app.get('/render/image/sign/*', open(renderSigned))
  app.get('/render/image/authenticated/*', streamed(renderAsCaller))
  app.on(['POST', 'PUT'], '/object/*', streamed(upload))
  app.delete('/object/*', small(remove))
  // There is no cache in front of this server that could be emptied.
  app.delete(
    '/cdn/*',
    small(async () => Response.json({ message: 'success' })),
  )
}

const sendPublic = async (call: OpenCall) => sendFile(call, await findPublic(call, 'object/public'))
const sendSigned = async (call: OpenCall) => {
  const found = await findSigned(call, 'object/sign')
  // Signed for this size alone: the original may show more.
  return found.transform === undefined ? sendFile(call, found) : sendPicture(call, found, found.transform)
}
const sendAsCaller = (prefix: string) => async (call: Call) =>
  sendFile(call, await findAsCaller(call, prefix))
const infoOfPublic = async (call: OpenCall) => sendInfo(await findPublic(call, 'object/info/public'))
const infoAsCaller = (prefix: string) => async (call: Call) => sendInfo(await findAsCaller(call, prefix))
const renderPublic = async (call: OpenCall) =>
  sendPicture(call, await findPublic(call, 'render/image/public'))
const renderAsCaller = async (call: Call) =>
  sendPicture(call, await findAsCaller(call, 'render/image/authenticated'))
const renderSigned = async (call: OpenCall) => {
  const found = await findSigned(call, 'render/image/sign')
  return sendPicture(call, found, found.transform ?? '')
}

/** The store's failures as errors of this API. */
function translate(error: unknown): never {
  if (error instanceof StoreFull) throw storageErrors.full()
  if (error instanceof StoreUnavailable || error instanceof FileMissing)
    throw storageErrors.unavailable(error)
  throw error
}
