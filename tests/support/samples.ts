// A table with every kind of column, open to all: for tests of the data service's own grammar.
import type { Db } from '#server/db/db.ts'

export async function createSamples(db: Db): Promise<void> {
  await db.tx((tx) =>
    tx.script(`
      create table public.samples (
        id integer primary key,
        name text unique,
        size integer default 7,
        price numeric,
        big bigint,
        tags text[] not null default '{}',
        data jsonb,
        span int4range,
        words tsvector,
        made_at timestamptz,
        active boolean,
        label text generated always as ('#' || name) stored
      );
      insert into public.samples (id, name, size, price, big, tags, data, span, words, made_at, active) values
        (1, 'alpha', 10, 1.10, 9007199254740993, '{red,blue}', '{"city": "Oslo", "n": 1, "list": [1, 2]}', '[1,5)',
          to_tsvector('english', 'the quick brown fox'), '2026-01-02T03:04:05.678901Z', true),
        (2, 'beta', 20, 22.5, 2, '{red}', '{"city": "Rome", "n": 2}', '[5,10)', to_tsvector('english', 'lazy dogs'),
          '2026-02-03T00:00:00Z', false),
        (3, 'gam,ma', null, null, null, '{}', null, null, null, null, null),
        (4, 'del"ta (x)', 40, 4, 4, '{green,"a,b"}', '{"city": null, "n": 4}', '[20,30)', to_tsvector('english', 'foxes run'),
          '2026-03-04T00:00:00Z', true);
      grant select, insert, update, delete on public.samples to anon, authenticated, service_role;
      create function public.add(a integer, b integer default 10) returns integer language sql immutable as 'select a + b';
      create function public.greet() returns text language sql stable as $$ select 'hello' $$;
      create function public.nothing() returns void language sql as '';
      create function public.sample_of(wanted integer) returns public.samples language sql stable as
        'select * from public.samples where id = wanted';
      create function public.all_samples() returns setof public.samples language sql stable as 'select * from public.samples';
      create function public.numbers(up_to integer) returns setof integer language sql immutable as
        'select generate_series(1, up_to)';
      create function public.pairs(words text[]) returns table (word text, length integer) language sql immutable as
        'select w, length(w) from unnest(words) as w';
      create function public.rename_sample(wanted integer, title text) returns void language sql as
        'update public.samples set name = title where id = wanted';
      create function public.fail(status text) returns void language plpgsql as $$
        begin raise sqlstate 'PT418' using message = status, detail = 'short', hint = 'stout'; end $$;
      grant execute on all functions in schema public to anon, authenticated, service_role;
    `),
  )
}
