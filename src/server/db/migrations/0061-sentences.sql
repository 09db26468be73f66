-- What people read when something is gone, in the words of the rest of the product. Nothing else about these functions changes.
do $$
declare
  sentence record;
  definition text;
begin
  for sentence in
    select * from (values
      ('This document does not exist any more.', 'This document no longer exists.'),
      ('This document is not in the trash any more.', 'This document is no longer in the trash.'),
      ('This workspace does not exist.', 'This workspace doesn’t exist.'),
      ('You own 50 workspaces already.', 'You already own 50 workspaces.')) as s(was, better)
  loop
    for definition in
      select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'internal'::regnamespace) and p.prosrc like '%' || sentence.was || '%'
    loop
      execute replace(definition, sentence.was, sentence.better);
    end loop;
  end loop;
end
$$;
