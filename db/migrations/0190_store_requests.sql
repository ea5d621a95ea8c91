-- What a candidate's turn asks the interviewer for, if it is no answer. Requests are never evaluated.
alter table screening_turns add column request text;
alter table screening_turns add check (request is null or speaker = 'candidate');
