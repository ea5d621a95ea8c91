-- People who were asked to become super admins. The row is deleted when they accept, or when the invitation is withdrawn.
create table super_admin_invitations (
  id uuid primary key,
  email text not null,
  access text not null check (access in ('read', 'full')),
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index super_admin_invitations_by_email on super_admin_invitations (lower(email));
select protect_platform_table('super_admin_invitations');
