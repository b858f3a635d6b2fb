ALTER TABLE "seats" ADD COLUMN "former_user" text;--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "assigned_at" timestamp with time zone;