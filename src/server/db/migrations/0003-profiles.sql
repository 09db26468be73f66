-- A user's plan, trial start and daily counter.
create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  subscription_status text not null default 'free' check (subscription_status in ('free', 'pro')),
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  pro_until timestamptz,
  created_at timestamptz not null default now(),
  last_use_date date,
  daily_uses integer not null default 0 check (daily_uses >= 0)
);

-- Every new account gets its profile, whichever path made it (decision 5).
create function internal.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id) values (new.id) on conflict do nothing;
  return new;
end
$$;
create trigger create_profile after insert on auth.users for each row execute function internal.create_profile();

-- People may only raise their own counter, and only for today's UTC date (decision 20).
create function internal.guard_usage_counter() returns trigger language plpgsql set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if new.last_use_date is distinct from today then
    raise insufficient_privilege using message = 'last_use_date must be today''s date in UTC.';
  end if;
  if new.daily_uses < (case when old.last_use_date = today then old.daily_uses else 1 end) then
    raise insufficient_privilege using message = 'daily_uses can only rise.';
  end if;
  return new;
end
$$;
create trigger guard_usage_counter before update on public.profiles
  for each row execute function internal.guard_usage_counter();
