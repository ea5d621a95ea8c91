-- An address signs in to an organization once its owner has confirmed it. Until then anybody may register with it again, and
-- registering answers the same whether it has an account or not.
delete from sign_in_addresses s using admins a
  where a.organization_id = s.organization_id and a.id = s.admin_id and a.email_verified_at is null;
create index admins_unconfirmed on admins (lower(email), created_at desc) where email_verified_at is null;
