// Job titles in the large languages of Europe, with their English names.
//
//   translatePost('consejero delegado')  ->  'chief executive'
import { isTitleWord } from '#domain/language/name-words.ts'

/** By the English title; a feminine ending may be in parentheses: "gründer(in)". */
const posts: Readonly<Record<string, string>> = {
  'chief executive':
    'consejero delegado, consejera delegada, administrador delegado, administradora delegada, amministratore delegato, amministratrice delegata, administrateur délégué, administratrice déléguée, gedelegeerd bestuurder, afgevaardigd bestuurder, verkställande direktör, vd, administrerende direktør, daglig leder, toimitusjohtaja, vorstandsvorsitzender, vorstandsvorsitzende, vorstandschef(in), generální ředitel(ka), vezérigazgató, diretor-presidente, diretora-presidente, diretor executivo, diretora executiva, prezes zarządu, prezeska zarządu',
  'managing director':
    'geschäftsführer(in), geschäftsleiter(in), geschäftsführender direktor, geschäftsführende direktorin, directeur général, directrice générale, algemeen directeur, directeur-eigenaar, jednatel(ka), ügyvezető, ügyvezető igazgató, director gerente, directora gerente, directeur-gérant, zaakvoerder, bedrijfsleider',
  'general manager':
    'gerente general, gerenta general, gerente geral, directora general, direttore generale, direttrice generale, diretor-geral, diretora-geral, diretor geral, diretora geral, dyrektor generalny, dyrektorka generalna, genel müdür',
  manager: 'gérant(e), gerente, gerenta, kierownik, kierowniczka, gestore, driftsleder, driftschef',
  'co-manager': 'co-gérant(e), cogérant(e)',
  president:
    'président(e), presidente, presidenta, präsident(in), prezes, prezeska, prezident(ka), elnök, presidentti, president-directeur, président-directeur général, présidente-directrice générale',
  'vice president':
    'vicepresidente, vicepresidenta, vice-président(e), vice-presidente, vizepräsident(in), wiceprezes',
  chair:
    'vorsitzender, vorsitzende, ordförande, styreleder, styrelseordförande, bestyrelsesformand, formand, voorzitter, puheenjohtaja, obmann, obfrau, przewodniczący, przewodnicząca, předseda, předsedkyně',
  'board member': 'vorstand, vorständin, vorstandsmitglied, członek zarządu, członkini zarządu, bestuurslid',
  founder:
    'fundador(a), fondateur, fondatrice, fondatore, gründer(in), oprichter, oprichtster, grundare, grunnlegger, gründer, grundlægger, stifter, założyciel(ka), perustaja, zakladatel(ka), alapító, kurucu',
  'co-founder':
    'cofundador(a), co-fundador(a), cofondateur, cofondatrice, co-fondateur, co-fondatrice, cofondatore, cofondatrice, mitgründer(in), mitbegründer(in), medgrundare, medgrunder, medstifter, współzałożyciel(ka), mede-oprichter, mede-oprichtster, spoluzakladatel(ka)',
  owner:
    'dueño, dueña, propietario, propietaria, proprietário, proprietária, proprietario, proprietaria, propriétaire, titolare, inhaber(in), eigentümer(in), eigenaar, eigenaresse, ägare, eier, ejer, właściciel(ka), omistaja, majitel(ka), tulajdonos',
  'co-owner':
    'miteigentümer(in), mitinhaber(in), copropietario, copropietaria, comproprietario, mede-eigenaar, współwłaściciel(ka), delägare, spolumajitel(ka)',
  director:
    'directora, directeur, directrice, diretor(a), direttore, direttrice, direktor(in), dyrektor(ka), direktör, direktør, johtaja, ředitel(ka), igazgató, müdür, leiter(in)',
  'deputy director':
    'subdirector(a), directeur adjoint, directrice adjointe, vicedirettore, vicedirettrice, stellvertretender direktor, stellvertretende direktorin, zastępca dyrektora, adjunct-directeur',
  'technical director':
    'director técnico, directora técnica, directeur technique, directrice technique, direttore tecnico, direttrice tecnica, diretor técnico, diretora técnica, technischer leiter, technische leiterin, technischer direktor, technische direktorin, technisch directeur, dyrektor techniczny, teknisk direktör, teknisk direktør, technický ředitel',
  'commercial director':
    'director comercial, directora comercial, directeur commercial, directrice commerciale, direttore commerciale, direttrice commerciale, diretor comercial, diretora comercial, dyrektor handlowy, commercieel directeur, obchodní ředitel(ka)',
  'finance director':
    'director financiero, directora financiera, directeur financier, directrice financière, direttore finanziario, direttrice finanziaria, diretor financeiro, diretora financeira, dyrektor finansowy, financieel directeur, finanzvorstand, finanzvorständin, ekonomichef, finansdirektör, finansdirektør',
  'artistic director':
    'director artístico, directora artística, directeur artistique, directrice artistique, direttore artistico, direttrice artistica, diretor artístico, diretora artística, künstlerischer leiter, künstlerische leiterin, artistiek leider, dyrektor artystyczny, konstnärlig ledare, kunstnerisk leder',
  'port director': 'hamndirektör, havnedirektør, havendirecteur, hafendirektor(in)',
  'plant manager':
    'werkleiter(in), werksleiter(in), betriebsleiter(in), jefe de planta, jefa de planta, directeur d’usine, directrice d’usine, directeur de l’usine, direttore di stabilimento, platschef, fabrikschef',
  'production manager':
    'produktionsleiter(in), jefe de producción, jefa de producción, responsable de production, responsabile di produzione, responsabile della produzione, produktionschef, productieleider',
  'project manager':
    'projektleiter(in), jefe de proyecto, jefa de proyecto, chef de projet, capoprogetto, projektledare, prosjektleder, projectleider, kierownik projektu',
  'sales director':
    'vertriebsleiter(in), director de ventas, directora de ventas, försäljningschef, salgschef',
  partner: 'gesellschafter(in), socio, socia, sócio, sócia, associé(e), wspólnik, vennoot',
  'managing partner':
    'geschäftsführender gesellschafter, geschäftsführende gesellschafterin, socio director, socia directora, associé gérant, associée gérante, socio gerente',
  spokesperson:
    'portavoz, porta-voz, porte-parole, portavoce, sprecher(in), pressesprecher(in), rzecznik prasowy, rzeczniczka prasowa, woordvoerder, woordvoerster, talsperson, presstalesperson, pressekontakt, tiskový mluvčí, tisková mluvčí',
  mayor:
    'alcalde, alcaldesa, bürgermeister(in), oberbürgermeister(in), maire, sindaco, sindaca, burgemeester, borgmester, prefeito, prefeita, burmistrz, polgármester, starosta, starostka',
  'secretary general':
    'secretario general, secretaria general, secrétaire général, secrétaire générale, segretario generale, segretaria generale, generalsekretär(in), generalsekreterare, generalsekretær, secretaris-generaal, sekretarz generalny',
  secretary:
    'secretario, secretaria, secrétaire, segretario, segretaria, schriftführer(in), sekretarz, sekreterare',
  treasurer:
    'tesorero, tesorera, trésorier, trésorière, tesoriere, kassenwart(in), schatzmeister(in), kassör, kasserer, penningmeester, skarbnik',
  rector: 'rectora, rettore, rettrice, recteur, rectrice, rektor(in), reitor(a)',
  'head teacher': 'schulleiter(in), rektorin der schule, dyrektor szkoły, dyrektorka szkoły, schoolhoofd',
  curator: 'kurator(in), curador(a), curatore, curatrice, conservateur, conservatrice, kurátor(ka)',
  'chief physician': 'chefarzt, chefärztin, överläkare, overlege',
  'editor-in-chief':
    'chefredakteur(in), redaktor naczelny, redaktorka naczelna, rédacteur en chef, rédactrice en chef, hoofdredacteur, chefredaktör, šéfredaktor(ka)',
  'chief designer': 'główny konstruktor, chefkonstrukteur(in), chefdesigner(in)',
  'head chef': 'küchenchef(in), jefe de cocina, jefa de cocina, chef de cuisine, capocuoco',
  winemaker:
    'enólogo, enóloga, enologo, enologa, œnologue, oenologue, önologe, önologin, winzer(in), vigneron, vigneronne',
  brewmaster: 'braumeister(in), maestro cervecero, maestra cervecera, mastro birraio',
  'managing director and owner': 'geschäftsführender inhaber, geschäftsführende inhaberin',
}

const known: ReadonlyMap<string, string> = new Map(
  Object.entries(posts).flatMap(([english, forms]) =>
    forms.split(', ').flatMap((form): [string, string][] => [
      [form.replace(/\(\p{L}+\)$/u, ''), english],
      [form.replace(/\((?<end>\p{L}+)\)$/u, '$<end>'), english],
    ]),
  ),
)

const joint = / (?:y|e|et|und|och|og|i|en|ja|and|&|\+) | ?\/ ?/u
const own: ReadonlyMap<string, string> = new Map([
  ['ceo', 'CEO'],
  ['cfo', 'CFO'],
  ['coo', 'COO'],
  ['cto', 'CTO'],
])

/** The title in English, each part of it; undefined for one that is English or unknown. */
export function translatePost(title: string): string | undefined {
  const written = title.normalize('NFC').toLowerCase().replaceAll("'", '’').replace(/\.$/u, '').trim()
  const whole = known.get(written)
  if (whole !== undefined) return whole
  const parts = written.split(joint)
  if (parts.length < 2 || parts.length > 3) return undefined
  const told = parts.map((part) => known.get(part) ?? own.get(part) ?? (isTitleWord(part) ? part : undefined))
  const isForeign = parts.some((part) => known.has(part))
  return isForeign && told.every((part) => part !== undefined) ? told.join(' and ') : undefined
}

const foreignWord =
  /^(?:y|et|und|och|og|de|des|du|der|die|das|di|della|dello|del|da|do|dos|für|för|van|von|zum|zur|il|el|la|le|les|los|las|nossa|nuestra|notre|unser\p{Ll}*)$/u

/** Whether the title is foreign and not in the table. "Café manager" ends in English. */
export function isUnknownForeignPost(title: string): boolean {
  const words = title.toLowerCase().split(/[\s/]+/u)
  return (
    translatePost(title) === undefined &&
    !isTitleWord(words.at(-1) ?? '') &&
    (/[^\p{ASCII}’“”–—]/u.test(title) || words.some((word) => foreignWord.test(word)))
  )
}
