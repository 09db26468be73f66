-- As in 0042, for a comment of the same document: otherwise the answer tells whether another workspace has a comment with this id.
create or replace function internal.refuse_late_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.comments p
  where p.id = new.parent_id and p.content_id = new.content_id and p.withdrawn_at is null for key share;
  if not found then
    raise invalid_parameter_value using message = 'This comment was withdrawn.';
  end if;
  return new;
end
$$;
