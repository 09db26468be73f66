import { describe, expect, it } from 'vitest'
import { isClientPath, publicPaths } from '#contract/site-paths.ts'
import { paths } from './paths.ts'
import routes from './routes.ts'

const screens = routes[0]?.children?.map((route) => `/${route.path ?? ''}`) ?? []

describe('paths', () => {
  it('keeps a redirect target readable and its own query escaped', () => {
    expect(paths.signup({ redirectTo: '/write' })).toBe('/signup?redirectTo=/write')
    expect(paths.signin({ redirectTo: '/write?session_id=cs_1&x=2' })).toBe(
      '/signin?redirectTo=/write%3Fsession_id%3Dcs_1%26x%3D2',
    )
    expect(paths.signup({ redirectTo: '/write', period: 'annual' })).toBe(
      '/signup?redirectTo=/write&period=annual',
    )
  })

  it('omits an empty query', () => {
    expect(paths.signin()).toBe('/signin')
    expect(paths.write()).toBe('/write')
    expect(paths.write('a/b')).toBe('/write/a%2Fb')
  })
})

describe('route table', () => {
  it('has every screen, and one for addresses that do not exist', () => {
    expect(screens).toEqual([
      '/',
      '/write/:id?',
      '/signin',
      '/signup',
      '/pricing',
      '/settings',
      '/settings/workspace',
      '/clients',
      '/clients/:id',
      '/invite/:token',
      '/review/:token',
      '/sign-off/:id',
      '/about',
      '/help',
      '/privacy',
      '/terms',
      '/auth/callback',
      '/tools/press-release-builder',
      '/tools/pitch-personalizer',
      '/tools/crisis-response',
      '/tools/headline-analyzer',
      '/tools/launch-timeline',
      '/tools/boilerplate',
      '/tools/headline',
      '/tools/quote',
      '/tools/cta',
      '/*',
    ])
  })

  it('prerenders every screen except those for signed-in users, the callback and the unknown', () => {
    const clientOnly = [
      '/write/:id?',
      '/settings',
      '/settings/workspace',
      '/clients',
      '/clients/:id',
      '/invite/:token',
      '/review/:token',
      '/sign-off/:id',
      '/auth/callback',
      '/*',
    ]
    const addresses = [
      paths.write(),
      paths.write('1'),
      paths.settings,
      paths.workspaceSettings,
      paths.clients,
      paths.client('1'),
      paths.invite('a'),
      '/review/a',
      paths.signOff('1'),
      paths.authCallback,
    ]
    expect(addresses.every(isClientPath)).toBe(true)
    expect([...publicPaths].sort()).toEqual(screens.filter((path) => !clientOnly.includes(path)).sort())
  })

  it('links each tool to its own address', () => {
    expect(Object.values(paths.tools)).toEqual(screens.filter((path) => path.startsWith('/tools/')))
  })
})
