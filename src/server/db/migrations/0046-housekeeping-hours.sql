-- After a gap that can't be trusted nothing is deleted until housekeeping has run for a day: hours between two runs that follow each other
-- closely. A time to wait for would pass at once when the clock jumps again.
alter table internal.housekeeping drop column deletes_from, add column hours_run double precision not null default 0;

-- Bytes that no row names, found by looking through the store, and not those of a file that somebody deleted. Only orphans are noted ahead of
-- their time.
alter table internal.dropped_files add column is_orphan boolean not null default false;
update internal.dropped_files set is_orphan = true where dropped_at > now();
