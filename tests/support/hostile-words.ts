// What hostile requests are made of: names that exist, names that must not, and malicious text.

const words = (text: string): readonly string[] => text.split(' ')

export const methods = words('GET GET GET GET POST POST PATCH DELETE HEAD PUT PURGE')
export const tables = words('content content content_versions profiles trash trash_versions samples samples')
export const strangers = words(
  'users auth.users pg_class rpc __proto__ %2f..%2f a/b content%00 content; "content"',
)
export const routines = words(
  'save_document restore_document purge_trash add greet numbers pairs sample_of all_samples fail pg_sleep constructor',
)
export const columns = words(
  'id user_id title content version content_id name size price big tags data span words made_at active updated_at nope * ctid oid xmax constructor __proto__ presswright_new_row source t data->a data->>city data->0 "id" x:id source:id',
)
export const comparisons = words('eq neq gt lt like ilike match cs wfts plfts isdistinct not.eq not.like')
export const operators = words(
  'eq neq gt gte lt lte like ilike match imatch is in cs cd ov sl sr nxl nxr adj fts plfts phfts wfts isdistinct not.eq not.in eq(any) like(all) fts(english) wfts(1) sql ',
)
export const types = [
  ...words(
    'text int json jsonb regclass oid bytea xml interval int[] regrole pg_lsn nope timestamptz tsvector bit money name inet numeric refcursor void',
  ),
  'text);select 1--',
]

export const bodyKeys = words(
  'id user_id title content type content_id version name size data tags span price a b up_to words wanted days cause based_on __proto__ constructor daily_uses last_use_date subscription_status',
)

/** The columns of each table. */
export const columnsOf: Record<string, readonly string[]> = {
  content: ['id', 'user_id', 'title', 'content', 'type', 'is_draft', 'updated_at', '*'],
  content_versions: ['id', 'content_id', 'version', 'content', 'cause', 'detail', '*'],
  profiles: ['user_id', 'subscription_status', 'stripe_customer_id', 'created_at', 'daily_uses', '*'],
  trash: ['id', 'user_id', 'title', 'content', 'deleted_at', '*'],
  trash_versions: ['id', 'trash_id', 'version', 'content', '*'],
  samples: [
    'id',
    'name',
    'size',
    'price',
    'tags',
    'data',
    'span',
    'words',
    'active',
    'data->>city',
    'data->n',
    '*',
  ],
}

export const fragments = [
  "' or 1=1 --",
  "'; drop table content; --",
  '1; set role postgres; --',
  "') union select * from auth.users --",
  '$1',
  '$$',
  '%27',
  '\\',
  '\\\\',
  '"',
  '""',
  "'",
  '(',
  ')',
  '((((',
  '))))',
  '{',
  '}',
  '{{{',
  '[',
  ']',
  ',',
  '.',
  ':',
  '::',
  '->',
  '->>',
  '!',
  '*',
  '%',
  '\0',
  '\u202e',
  '\ufeff',
  '\ud800',
  'é́́',
  '💥',
  '𐍈',
  'null',
  'true',
  '-1',
  '0',
  '1e400',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '2026-13-45',
  '{a,b}',
  '(1,2)',
  '[1,5)',
  '{"a":1}',
  '[]',
  '/*',
  '*/',
  '--',
  '\n',
  '\r\n',
  '\t',
  ';',
  '&',
  '#',
  '|',
  '(x{1,200}){1,200}',
  '(a*)*\\1',
  '(?=.*b)',
  '{{1},{2}}',
  'set_config',
  'current_user',
  'pg_sleep(10)',
  '<script>',
  '../..',
  '{}',
  'not.and(',
  'or(',
  'a'.repeat(300),
  '('.repeat(200),
  '['.repeat(300),
  '"'.repeat(99),
  '{"a":'.repeat(250),
  '!'.repeat(60),
  '-'.repeat(60),
  '(a*)*b',
  '(?=',
  '[[:alpha:]',
  '\\1',
  'x{1,2}{1,2}',
]
