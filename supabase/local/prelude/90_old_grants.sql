-- What projects made before 30 October 2026 do by themselves. Only applied where a test asks for it:
-- the schema has to be as tight on such a project.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
