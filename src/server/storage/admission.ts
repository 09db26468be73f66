// What a place accepts, however the bytes get there: by an upload, a copy or a move.
import { isPictureType, maxPictureBytes, pictureBucket } from '#domain/document/picture.ts'
import { shareKey } from '#server/db/caller-scope.ts'
import { essenceOf, unknownType } from '#server/files/content-type.ts'
import { LocationUnreadable } from '#server/files/picture-blocks.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { JobError } from '#server/jobs/worker-pool.ts'
import type { Bucket } from '#server/stores/buckets.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import type { Call, StorageDeps } from './call.ts'
import { storageErrors } from './errors.ts'
import type { Target } from './names.ts'

/** A picture of a release, which the editor refuses beyond this size. */
const isPicturePath = ({ bucket, name }: Target): boolean =>
  bucket === pictureBucket && name.split('/')[1] === 'pictures'

export const maxBytesAt = ({ config }: Pick<StorageDeps, 'config'>, bucket: Bucket, target: Target): number =>
  Math.min(
    bucket.file_size_limit ?? Number.POSITIVE_INFINITY,
    config.storage.fileBytes,
    isPicturePath(target) ? maxPictureBytes : Number.POSITIVE_INFINITY,
  )

export function requireAllowedType({ allowed_mime_types: allowed }: Bucket, type: string): void {
  const essence = essenceOf(type)
  const isAllowed =
    !allowed?.length ||
    allowed.some((pattern) =>
      pattern.endsWith('/*') ? essence.startsWith(pattern.slice(0, -1)) : essence === pattern,
    )
  if (!isAllowed) throw storageErrors.typeNotAllowed(essence)
}

/** Whether limits apply that didn't where the file is now. A new name at the same place changes nothing. */
export const isElsewhere = (from: Target, to: Target): boolean =>
  from.bucket !== to.bucket || isPicturePath(from) !== isPicturePath(to)

/** Throws if the file can't be what belongs there. `claimed` is the type that the uploader says. */
export function requireFitting(target: Target, mimetype: string, claimed = ''): void {
  if (isPicturePath(target) && !isPictureType(mimetype)) throw storageErrors.typeNotAllowed(mimetype)
  // A picture in the uploader's eyes, perhaps a photo, that we can't read.
  if (hidesLocation(target.bucket) && mimetype === unknownType && /^image\//i.test(claimed))
    throw storageErrors.locationNotRemoved()
}

/** The product's own photos don't say where they were taken. */
export const hidesLocation = (bucket: string): boolean => bucket === pictureBucket

/** In place. Nothing is stored whose location might be left. */
export async function hideLocation(call: Call, path: string, mimetype: string): Promise<void> {
  const owner = { account: accountOf(call), signal: call.c.req.raw.signal }
  await call.deps.files.pictures.eraseLocation(path, mimetype, owner).catch((error: unknown) => {
    if (error instanceof LocationUnreadable) throw storageErrors.locationNotRemoved()
    if (!(error instanceof JobError)) throw error
    if (error.failure === 'busy') throw storageErrors.picturesBusy()
    throw error.failure === 'stopped' ? storageErrors.badUpload('The upload ended too early.') : error
  })
}

/** Whose turn it is when several wait. */
export function accountOf({ c, deps, caller }: Pick<Call, 'c' | 'deps'> & Partial<Call>): string {
  const address = clientAddress(c, deps.config)
  return (caller && shareKey(caller, { address })) ?? `address ${address}`
}

export async function requireUploadRate({ c, deps, caller }: Call): Promise<void> {
  const key = shareKey(caller, { address: clientAddress(c, deps.config) })
  if (key === undefined) return
  if (!(await takeToken(deps.db, `upload ${key}`, deps.config.storage.uploadsPerMinute, 60)))
    throw storageErrors.tooManyUploads()
}
