-- Lists by label look each of their applications up by its ID. A hash index finds a row with one page instead of three.
create index applications_by_hashed_id on applications using hash (id);
