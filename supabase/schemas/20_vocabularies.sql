-- Vocabularies: the lists that forms choose from. Ids are slugs and never change; a term that is no
-- longer offered is retired, so that old answers keep their label.

create table public.vocabularies (
  id text primary key check (id ~ '^[a-z][a-z0-9_]*$' and char_length(id) <= 60),
  label text not null check (char_length(label) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table public.vocabularies is 'A named list of terms that a form can offer.';

create table public.terms (
  vocabulary_id text not null references public.vocabularies (id) on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9][A-Za-z0-9_+/-]*$' and char_length(id) <= 60),
  label text not null check (char_length(label) between 1 and 160),
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (vocabulary_id, id)
);
comment on table public.terms is 'One entry of a vocabulary.';

-- Reference data without an owner, shown on public forms: everybody reads all of it. The exposure
-- test names these two policies as the only ones that let everyone through.
alter table public.vocabularies enable row level security;
grant select on public.vocabularies to anon, authenticated;
grant select, insert, update, delete on public.vocabularies to service_role;
create policy "everyone reads vocabularies" on public.vocabularies
  for select to anon, authenticated using (true);

alter table public.terms enable row level security;
grant select on public.terms to anon, authenticated;
grant select, insert, update, delete on public.terms to service_role;
create policy "everyone reads terms" on public.terms
  for select to anon, authenticated using (true);
