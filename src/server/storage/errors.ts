// Every error of /storage/v1 in the shape the client reads. The true status is in the body; the HTTP status of what a client got wrong is
// always 400, as on the reference server. Failures of the server keep theirs, so that proxies and clients know to try again.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Caller, DbError } from '#server/db/db.ts'
import {
  ApiError,
  type CommonErrors,
  databaseBusy,
  databaseFull,
  isTimeout,
  isUnstorable,
  timeoutMessage,
} from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'

export class StorageError extends ApiError {
  /** The short name older clients read. */
  readonly label: string

  constructor(
    status: ContentfulStatusCode,
    code: string,
    label: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(status, code, message, options)
    this.label = label
  }
}

const notFound = (code: string, label: string, message: string) => new StorageError(404, code, label, message)
const invalid = (code: string, message: string) => new StorageError(400, code, code, message)

export const storageErrors = {
  notFound: (method, path) =>
    new StorageError(404, 'NotFound', 'not_found', `There is no ${method} ${path.slice(0, 200)}.`),
  tooLarge: (limit) =>
    new StorageError(413, 'InvalidRequest', 'Payload too large', `The request is larger than ${limit}.`),
  badJson: () => invalid('InvalidRequest', 'The request body is not valid JSON.'),
  invalid: (problem) => invalid('InvalidRequest', problem),
  unavailable: (cause) =>
    new StorageError(503, 'ServiceUnavailable', 'unavailable', 'File storage isn’t responding. Try again.', {
      cause,
    }),
  timedOut: (cause) => new StorageError(503, 'DatabaseTimeout', 'timeout', timeoutMessage, { cause }),
  busy: () => new StorageError(503, 'SlowDown', 'busy', databaseBusy),
  full: () => new StorageError(507, 'InsufficientStorage', 'disk_full', databaseFull),
  unexpected: (cause) =>
    new StorageError(500, 'InternalError', 'internal', 'Something went wrong on the server.', { cause }),

  badToken: (problem: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', problem),
  badClaims: (problem: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', problem),
  denied: (message: string) => new StorageError(403, 'AccessDenied', 'Unauthorized', message),
  noSuchBucket: () => notFound('NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => notFound('NoSuchKey', 'not_found', 'Object not found'),
  bucketExists: () =>
    new StorageError(409, 'BucketAlreadyExists', 'Duplicate', 'The resource already exists'),
  keyExists: () => new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists'),
  bucketNotEmpty: () =>
    new StorageError(409, 'InvalidRequest', 'InvalidRequest', 'The bucket you tried to delete is not empty'),
  invalidKey: (name: string) => invalid('InvalidKey', `Invalid key: ${showName(name)}`),
  invalidBucketName: () => invalid('InvalidBucketName', 'Bucket name invalid'),
  badUpload: (problem: string) => invalid('InvalidRequest', problem),
  fileTooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  typeNotAllowed: (type: string) =>
    new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${type} is not supported`),
  infected: () => new StorageError(422, 'InfectedFile', 'infected', 'The virus scanner rejected this file.'),
  locationNotRemoved: () =>
    new StorageError(
      422,
      'LocationNotRemoved',
      'location_not_removed',
      'This picture may include the location where it was taken, and we can’t remove that from this file. Save a copy as a JPEG or PNG and upload that.',
    ),
  notScanned: (cause: unknown) =>
    new StorageError(503, 'ScanFailed', 'scan_failed', 'We couldn’t check the file for viruses. Try again.', {
      cause,
    }),
  tooManyUploads: () => {
    const error = new StorageError(429, 'SlowDown', 'too_many_requests', 'Too many uploads. Wait a moment.')
    error.retryAfter = 5
    return error
  },
  badRange: () =>
    new StorageError(416, 'InvalidRange', 'InvalidRange', 'The requested range is not satisfiable'),
  notAPicture: () => invalid('InvalidRequest', 'This file can’t be shown as a picture.'),
  tooManyPixels: () => invalid('InvalidRequest', 'This picture has too many pixels.'),
  picturesBusy: () => {
    const error = new StorageError(
      503,
      'SlowDown',
      'busy',
      'Too many pictures are being processed. Try again.',
    )
    error.retryAfter = 5
    return error
  },
} satisfies CommonErrors & Record<string, (...args: never[]) => StorageError>

const showName = (name: string) =>
  name.slice(0, 100).replace(/\P{L}/gu, (mark) => (/[\p{N}\p{P} ]/u.test(mark) ? mark : '?'))

/** PostgreSQL's refusals of a caller's statement. */
export function fromDatabase(error: unknown, { role }: Caller): unknown {
  if (!(error instanceof DbError) || isTimeout(error) || isUnstorable(error)) return error
  if (error.code === '42501')
    return storageErrors.denied(
      role === 'anon' && !error.message.includes('row-level')
        ? 'Sign in first.'
        : error.message.replace(/( "\w+")?( \(USING expression\))? for table "\w+"$/, ''),
    )
  if (error.code === '23505') return storageErrors.keyExists()
  if (error.code === '23503') return storageErrors.noSuchBucket()
  const raised = /^PT(4\d\d)$/.exec(error.code)?.[1]
  if (!raised) return storageErrors.unexpected(error)
  const status = Number(raised) as ContentfulStatusCode
  return new StorageError(
    status,
    status === 413 ? 'QuotaExceeded' : 'InvalidRequest',
    'refused',
    error.message,
  )
}

export function renderStorageError(c: Context<AppEnv>, error: ApiError): Response {
  const { status, code, message } = error
  const label = error instanceof StorageError ? error.label : code
  const shown = status >= 500 || status === 429 || status === 416 ? status : 400
  return c.json({ statusCode: String(status), error: label, message, code }, shown)
}
