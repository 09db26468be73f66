// An account as the API shows it. Never a hash, a token or a secret.
import type { Account, FactorRow, IdentityRow, UserRow } from '#server/stores/users.ts'

export function presentUser({ user, identities, factors }: Account): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present(user, [
      'email_confirmed_at',
      'phone_confirmed_at',
      'confirmed_at',
      'invited_at',
      'confirmation_sent_at',
      'recovery_sent_at',
      'email_change_sent_at',
      'phone_change_sent_at',
      'reauthentication_sent_at',
      'last_sign_in_at',
      'banned_until',
      'deleted_at',
    ]),
    ...(user.email_change && { new_email: user.email_change }),
    ...(user.phone_change && { new_phone: user.phone_change }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

function present<K extends keyof UserRow>(user: UserRow, keys: readonly K[]): Partial<UserRow> {
  return Object.fromEntries(keys.flatMap((key) => (user[key] ? [[key, user[key]]] : []))) as Partial<UserRow>
}

function presentIdentity(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(identity.email && { email: identity.email }),
  }
}

export function presentFactor(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...(factor.phone && { phone: factor.phone }),
    ...(factor.last_challenged_at && { last_challenged_at: factor.last_challenged_at }),
  }
}
