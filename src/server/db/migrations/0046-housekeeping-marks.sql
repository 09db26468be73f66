-- After a gap that can't be trusted housekeeping only marks. What was old at the mark is deleted once it has run for a day since, even if that
-- day is spread over several starts.
alter table internal.housekeeping add column marked_at timestamptz, add column ran_since_mark interval not null default '0';

-- Bytes that no row names, found by looking through the store, and not those of a file that somebody deleted.
alter table internal.dropped_files add column is_orphan boolean not null default false;
