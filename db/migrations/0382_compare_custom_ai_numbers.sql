-- Comparisons of numeric are not leakproof, so that row-level security keeps them from using an index; those of double precision are.
alter table custom_ai_results alter column number type double precision;
