CREATE TABLE "license_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"party" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "license_changes_party" ON "license_changes" USING btree ("party","id");--> statement-breakpoint
-- Notes that the licences of these parties have changed. Takes away only what this transaction sees: whoever wrote
-- those notes has committed, and a reader who knew them finds another one in their place.
CREATE FUNCTION note_license_changes(parties text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE first_note bigint;
BEGIN
  WITH made AS (
    INSERT INTO license_changes (party)
    SELECT DISTINCT party FROM unnest(parties) AS party WHERE party IS NOT NULL
    RETURNING id
  ) SELECT min(id) INTO first_note FROM made;
  DELETE FROM license_changes WHERE id IN (
    SELECT id FROM license_changes WHERE party = ANY(parties) AND id < first_note FOR UPDATE SKIP LOCKED
  );
END $$;
--> statement-breakpoint
-- Whoever sees one of these seats: its owner, its user, its managers, and whom its group is offered to.
CREATE FUNCTION parties_of_seats(ids text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(party) FROM (
    SELECT 'id:' || owner_id AS party FROM seats WHERE id = ANY(ids)
    UNION SELECT 'at:' || assigned_to FROM seats WHERE id = ANY(ids)
    UNION SELECT 'at:' || email FROM seat_managers WHERE seat_id = ANY(ids)
    UNION SELECT 'at:' || pending_owner_email FROM subscriptions
      WHERE id IN (SELECT subscription_id FROM seats WHERE id = ANY(ids))
  ) AS found
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[]; groups text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(id), array_agg(DISTINCT subscription_id),
      array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || assigned_to)
      INTO ids, groups, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || array_agg(id), groups || array_agg(DISTINCT subscription_id),
      parties || array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || assigned_to)
      INTO ids, groups, parties FROM new_rows;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM note_license_changes(
      parties
      || (SELECT array_agg(DISTINCT 'at:' || email) FROM seat_managers WHERE seat_id = ANY(ids))
      || (SELECT array_agg(DISTINCT 'at:' || pending_owner_email) FROM subscriptions WHERE id = ANY(groups))
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_managers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(DISTINCT seat_id), array_agg(DISTINCT 'at:' || email) INTO ids, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || array_agg(DISTINCT seat_id), parties || array_agg(DISTINCT 'at:' || email)
      INTO ids, parties FROM new_rows;
  END IF;
  IF ids IS NOT NULL THEN PERFORM note_license_changes(parties || parties_of_seats(ids)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE groups text[]; parties text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(id),
      array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || pending_owner_email)
      INTO groups, parties FROM old_rows;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT groups || array_agg(id),
      parties || array_agg(DISTINCT 'id:' || owner_id) || array_agg(DISTINCT 'at:' || pending_owner_email)
      INTO groups, parties FROM new_rows;
  END IF;
  IF groups IS NOT NULL THEN
    PERFORM note_license_changes(
      parties
      || parties_of_seats((SELECT array_agg(id) FROM seats WHERE subscription_id = ANY(groups)))
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A customer's address and photo stand beside every seat that they own.
CREATE FUNCTION note_changed_owner(owner text) RETURNS void LANGUAGE sql AS $$
  SELECT note_license_changes(
    array['id:' || owner] || parties_of_seats((SELECT array_agg(id) FROM seats WHERE owner_id = owner))
  )
$$;
--> statement-breakpoint
CREATE FUNCTION note_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_owner(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_changed_owner(OLD.user_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_changed_owner(NEW.user_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A group of RP gets its number before it is listed for the first time, and keeps it: that changes no listing.
CREATE FUNCTION note_changed_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (SELECT kind FROM subscriptions WHERE id = NEW.subscription_id) = 'rp' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM note_license_changes(array['id:' || OLD.user_id]); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_license_changes(array['id:' || NEW.user_id]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seats_added AFTER INSERT ON seats REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER seats_changed AFTER UPDATE ON seats REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER seats_removed AFTER DELETE ON seats REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_seats();
--> statement-breakpoint
CREATE TRIGGER managers_added AFTER INSERT ON seat_managers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER managers_changed AFTER UPDATE ON seat_managers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER managers_removed AFTER DELETE ON seat_managers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_managers();
--> statement-breakpoint
CREATE TRIGGER groups_added AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER groups_changed AFTER UPDATE ON subscriptions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER groups_removed AFTER DELETE ON subscriptions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups();
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.profile_img IS DISTINCT FROM NEW.profile_img)
  EXECUTE FUNCTION note_changed_user();
--> statement-breakpoint
CREATE TRIGGER photos_changed AFTER INSERT OR UPDATE OR DELETE ON profile_images FOR EACH ROW EXECUTE FUNCTION note_changed_photo();
--> statement-breakpoint
CREATE TRIGGER numbers_changed AFTER INSERT OR UPDATE OR DELETE ON group_numbers FOR EACH ROW EXECUTE FUNCTION note_changed_number();
