// The thread that resizes pictures. One picture at a time on one core, so that requests keep the others.
import { setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { type JobResponse, takeJobs } from '#server/jobs/take-jobs.ts'
import type { PictureAnswer, PictureJob } from './pictures.ts'

if (process.platform === 'linux') setPriority(10)
sharp.cache(false)
sharp.concurrency(1)

const formats = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif', tiff: 'jpeg' } as const

/** `contain` shrinks the picture until all of it fits, without adding bars. */
const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

type Format = (typeof formats)[keyof typeof formats]

takeJobs(async (job: PictureJob): Promise<JobResponse> => {
  const answer = await resize(job)
  return [answer, answer.ok ? [answer.bytes.buffer] : []]
})

async function resize(job: PictureJob): Promise<PictureAnswer> {
  try {
    const limitInputPixels = job.megapixels * 1_000_000
    const picture = sharp('path' in job ? job.path : job.bytes, { limitInputPixels, sequentialRead: true })
    const { format, compression, hasAlpha } = await picture.metadata()
    // The library calls HEIC and AVIF by the name of their container.
    const name = format === 'heif' && compression === 'av1' ? 'avif' : (format ?? '')
    const original = formats[name as keyof typeof formats]
    if (!original) return { ok: false, problem: 'broken' }
    const { width, height, resize: fit, quality } = job.transform
    const resized = picture
      .autoOrient()
      .resize({ width, height, fit: fits[fit], withoutEnlargement: fit !== 'fill' })
    const wanted = chooseFormat(original, job.transform.format, hasAlpha)
    const { data, info } = await encode(resized, wanted, quality)
    // Its buffer may be larger than the picture, and is given away.
    return {
      ok: true,
      bytes: new Uint8Array(data),
      type: `image/${info.format === 'heif' ? 'avif' : info.format}`,
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    return { ok: false, problem: /pixel limit/i.test((error as Error).message) ? 'pixels' : 'broken' }
  }
}

/** Older versions of Word know neither WebP nor AVIF. A GIF has no place for a caption and a credit, and would lose its motion anyway. */
function chooseFormat(
  original: Format,
  requested: PictureJob['transform']['format'],
  hasAlpha: boolean,
): Format {
  if (requested !== 'word') return requested ?? original
  if (original === 'png' || original === 'gif') return 'png'
  return hasAlpha ? 'png' : 'jpeg'
}

const encode = (picture: Sharp, format: Format, quality: number) =>
  picture
    .toFormat(format, format === 'png' || format === 'gif' ? {} : { quality })
    .toBuffer({ resolveWithObject: true })
