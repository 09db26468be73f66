-- The sign-off record says when a link was revoked and when a comment was settled. Both are told by the database's clock: that of a browser
-- may be wrong, and a client of the API could write any time. A revoked link stays revoked; whoever is asked again gets another one.
create function internal.time_of_client(old_time timestamptz, new_time timestamptz) returns timestamptz language sql volatile
set search_path = '' as $$
  select case when new_time is null then null else coalesce(old_time, clock_timestamp()) end
$$;
grant execute on function internal.time_of_client(timestamptz, timestamptz) to authenticated;

create function internal.stamp_revoked() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revoked_at := coalesce(old.revoked_at, internal.time_of_client(old.revoked_at, new.revoked_at));
  return new;
end
$$;
create trigger stamp_revoked before update of revoked_at on public.reviewers for each row
  when (current_user = 'authenticated') execute function internal.stamp_revoked();

create function internal.stamp_settled() returns trigger language plpgsql set search_path = '' as $$
begin
  new.resolved_at := internal.time_of_client(old.resolved_at, new.resolved_at);
  new.applied_at := internal.time_of_client(old.applied_at, new.applied_at);
  return new;
end
$$;
create trigger stamp_settled before update of resolved_at, applied_at on public.comments for each row
  when (current_user = 'authenticated') execute function internal.stamp_settled();

create function internal.stamp_closed() returns trigger language plpgsql set search_path = '' as $$
begin
  new.closed_at := internal.time_of_client(old.closed_at, new.closed_at);
  return new;
end
$$;
create trigger stamp_closed before update of closed_at on public.reviews for each row
  when (current_user = 'authenticated') execute function internal.stamp_closed();
