// Signed URLs of files, one or many. Only a caller who may read a file can sign for it.
import { z } from 'zod'
import { readJson } from '#server/http/body.ts'
import { findNames, findObject, isVersion } from '#server/stores/file-objects.ts'
import { asCaller, type Call, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { isName, readTarget } from './names.ts'
import { writeTransform } from './render.ts'
import { urlOf } from './upload.ts'

const expiresIn = z.number().int().min(1).max(315_360_000)
const one = z.object({
  expiresIn,
  transform: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  versionId: z.string().nullish(),
})
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(500) })

export async function signUrl(call: Call): Promise<Response> {
  const target = readTarget(call.c, 'object/sign')
  if (!target.name) return signUrls(call, target.bucket)
  const input = await readJson(call.c, one, storageErrors)
  await requireBucket(call.deps, target.bucket)
  const object = await asCaller(call, (tx) => findObject(tx, target.bucket, target.name), { readOnly: true })
  if (!object || !isVersion(object, input.versionId)) throw storageErrors.noSuchKey()
  const transform = input.transform && writeTransform(input.transform)
  const url = urlOf(target)
  const limits = { ...(transform && { transform }), ...(input.versionId && { version: object.version }) }
  const token = await call.signer.sign({ use: 'read', url, ...limits }, input.expiresIn)
  return Response.json({ signedURL: `${transform ? '/render/image' : '/object'}/sign/${url}?token=${token}` })
}

async function signUrls(call: Call, bucket: string): Promise<Response> {
  const { expiresIn: seconds, paths } = await readJson(call.c, many, storageErrors)
  await requireBucket(call.deps, bucket)
  const there = await asCaller(call, (tx) => findNames(tx, bucket, paths.filter(isName)), { readOnly: true })
  const signed = paths.map(async (path) => {
    if (!there.has(path))
      return {
        error: 'Either the object does not exist or you do not have access to it',
        path,
        signedURL: null,
      }
    const url = urlOf({ bucket, name: path })
    const token = await call.signer.sign({ use: 'read', url }, seconds)
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
  })
  return Response.json(await Promise.all(signed))
}
