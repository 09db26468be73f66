-- Deleting an account begins with the profile. Whoever stops there and signs in again is a user with a profile again: the trial runs
-- from the account's first day, and what was used today stays used.
create table internal.former_profiles (
  user_id uuid primary key references auth.users on delete cascade,
  last_use_date date,
  daily_uses integer not null
);
alter table internal.former_profiles enable row level security;

create function internal.remember_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into internal.former_profiles (user_id, last_use_date, daily_uses)
  select id, old.last_use_date, old.daily_uses from auth.users where id = old.user_id
  on conflict (user_id) do update set last_use_date = excluded.last_use_date, daily_uses = excluded.daily_uses;
  return null;
end
$$;
create trigger remember_profile after delete on public.profiles for each row execute function internal.remember_profile();

create function internal.restore_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = new.user_id) then
    insert into public.profiles (user_id, created_at, last_use_date, daily_uses)
    select u.id, u.created_at, f.last_use_date, coalesce(f.daily_uses, 0)
    from auth.users u left join internal.former_profiles f on f.user_id = u.id
    where u.id = new.user_id
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger restore_profile after insert on auth.sessions for each row execute function internal.restore_profile();
