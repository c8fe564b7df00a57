-- The terms of service that hold from now on. Written by scripts/reference-data.ts from src/config/terms.ts.
insert into private.terms_versions (version) values ('2026-11-22')
on conflict do nothing;
