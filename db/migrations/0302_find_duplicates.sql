-- By what candidates are recognized as possibly the same person: hashes of addresses, phone numbers, profile links, name with employer, and
-- parts of the résumé's text. Duplicates are found by these keys, never by comparing all candidates.
create table candidate_keys (
  organization_id uuid not null,
  candidate_id uuid not null,
  kind text not null check (kind in ('email', 'phone', 'link', 'name_employer', 'text')),
  key text not null,
  primary key (organization_id, candidate_id, kind, key),
  foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
);
create index candidate_keys_by_key on candidate_keys (organization_id, kind, key, candidate_id);
select protect_tenant_table('candidate_keys');

-- Two candidates who may be the same person. The smaller id comes first.
create table duplicate_pairs (
  organization_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  reasons text[] not null,
  state text not null check (state in ('suggested', 'dismissed')),
  found_at timestamptz not null,
  -- Who decided that they are not the same person.
  decided_by uuid,
  decided_at timestamptz,
  primary key (organization_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (organization_id, first_id) references candidates (organization_id, id) on delete cascade,
  foreign key (organization_id, second_id) references candidates (organization_id, id) on delete cascade
);
create index duplicate_pairs_newest on duplicate_pairs (organization_id, found_at desc, first_id, second_id) where state = 'suggested';
create index duplicate_pairs_by_second on duplicate_pairs (organization_id, second_id);
select protect_tenant_table('duplicate_pairs');
