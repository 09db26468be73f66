// The kinds of variables, each with the message for a wrong value.
import { z } from 'zod'

/** The message for a wrong value; a secret is never repeated. */
export interface VariableMeta {
  rule: string
  example: string
  secret?: boolean
}

export const number = (minimum: number, maximum: number, normal: number, what: string) =>
  z.coerce
    .number()
    .int()
    .min(minimum)
    .max(maximum)
    .default(normal)
    .meta({ rule: `must be ${what}, ${minimum} to ${maximum}`, example: String(normal) })

/** A whole number inside a JSON variable. */
export const whole = (minimum: number, maximum: number, normal: number) =>
  z.int().min(minimum).max(maximum).default(normal)

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Several settings in one variable, as JSON; members that are left out have their defaults. */
export const jsonObject = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  rule: string,
  example: string,
) => z.string().default('{}').transform(parseJson).pipe(z.strictObject(shape)).meta({ rule, example })

export const flag = (normal: boolean) =>
  z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(normal)
    .meta({ rule: 'must be true or false', example: String(!normal) })

export const secret = (rule: string, example: string) =>
  z.string().min(1).optional().meta({ rule, example, secret: true })
export const url = z.url({ protocol: /^https?$/ })
export const webAddress = (example: string) => url.optional().meta({ rule: 'must be a web address', example })
export const mailAddress = (normal: string) =>
  z.email().default(normal).meta({ rule: 'must be an email address', example: normal })

export const price = (period: string) =>
  z
    .string()
    .regex(/^\w+$/)
    .optional()
    .meta({
      rule: `must be the ID of the Stripe price for one ${period}`,
      example: 'price_0123456789abcdef',
    })

export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.pathname === '/' && !URL.parse(value)?.search)
  .transform((value) => new URL(value).origin)
