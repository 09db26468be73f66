-- True unless the caller has a verified second factor and this session has not shown it (decision 5b). Judges the lower of the
-- token and its session: a token from before the factor stays below it, and one whose session was lowered or ended counts for
-- nothing. A session_id that is no UUID names no session.
create or replace function auth.meets_assurance() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
    or (auth.jwt() ->> 'aal' = 'aal2' and exists (
      select from auth.sessions s
      where s.user_id = auth.uid() and s.aal = 'aal2'
        and s.id = case when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (auth.jwt() ->> 'session_id')::uuid end))
$$;

-- The session that asked to link an identity: the flow ends with it.
alter table auth.flow_state add column linking_session uuid references auth.sessions on delete cascade;
create index flow_state_linking_session_idx on auth.flow_state (linking_session) where linking_session is not null;
