import { describe, expect, it } from 'vitest'
import { exportName } from './export-name.ts'

describe('the name of an exported file', () => {
  it.each([
    [
      { client: 'Larkmoor', headline: 'Larkmoor cuts water loss by 31%', version: 4 },
      'larkmoor-cuts-water-loss-by-31-v4',
    ],
    [
      { client: 'Lark', headline: 'Larkmoor cuts water loss', version: 4 },
      'lark-larkmoor-cuts-water-loss-v4',
    ],
    [{ client: 'Bell & Voss', headline: 'Bell & Voss', version: 1 }, 'bell-voss-v1'],
    [{ headline: 'Award release', version: 1 }, 'award-release-v1'],
    [{ client: null, headline: 'Award release', version: 0 }, 'award-release'],
    [
      { client: 'Bell & Voss, Inc.', headline: 'Company’s “big” day', version: 12 },
      'bell-voss-inc-companys-big-day-v12',
    ],
    [{ client: 'Larkmoor', headline: ' ', version: 3 }, 'press_release'],
    [{ client: '///', headline: '…', version: 3 }, 'press_release'],
    [{ client: '***', headline: '../../etc/passwd', version: 2 }, 'etc-passwd-v2'],
    [{ headline: 'Müller & Söhne’s café opens', version: 1 }, 'muller-sohnes-cafe-opens-v1'],
    [{ headline: 'Straße nach Łódź', version: 1 }, 'straße-nach-łodz-v1'],
    [{ headline: 'ガラスの本', version: 1 }, 'ガラスの本-v1'],
    [{ headline: 'Larkmoor cuts loss', version: undefined }, 'larkmoor-cuts-loss'],
    [{ headline: undefined, version: 2 }, 'press_release'],
    [{ headline: '新製品を発表', version: 1 }, '新製品を発表-v1'],
    [{ headline: 'CON', version: 0 }, 'con-release'],
    [{ headline: '\u202etxt.exe', version: 1 }, 'txt-exe-v1'],
  ])('of %o is %s', (release, name) => {
    expect(exportName(release)).toBe(name)
  })

  it('is never cut before a word that its last ones lead to', () => {
    const headline = 'Tallow & Pine HearthOne candle warmer goes on sale Dec. 3 for $49 in 40 shops'
    expect(exportName({ client: 'Tallow & Pine', headline, version: 1 })).toBe(
      'tallow-pine-hearthone-candle-warmer-goes-on-sale-dec-3-v1',
    )
    expect(exportName({ headline: `${'of the '.repeat(8)}and more`, version: 0 })).toBe(
      'of-the-of-the-of-the-of-the-of-the-of-the-of-the-of-the-and',
    )
  })

  it('is cut after a whole word, or inside one that is too long', () => {
    expect(exportName({ client: 'word '.repeat(20), headline: 'x'.repeat(300), version: 2 })).toBe(
      `word-word-word-word-word-word-${'x'.repeat(60)}-v2`,
    )
    expect(exportName({ headline: `${'x'.repeat(60)} y`, version: 0 })).toBe('x'.repeat(60))
    expect(exportName({ headline: `${'x'.repeat(30)} ${'y'.repeat(30)}`, version: 0 })).toBe('x'.repeat(30))
  })
})
