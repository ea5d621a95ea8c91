-- Since when an answer has been made from what it read. What is corrected afterwards needs another answer.
alter table custom_ai_answers add column reading_at timestamptz;
