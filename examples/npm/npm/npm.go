package npm

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// Install is a folder of that name below the user's folder for caches, with packages in
// those versions. Its error says what npm has said.
func Install(name string, versions map[string]string) (folder string, err error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder = filepath.Join(cache, name)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	wanted, err := json.Marshal(map[string]any{"private": true, "dependencies": versions})
	if err != nil {
		return "", err
	}
	// What was interrupted has no such file.
	done := filepath.Join(folder, "installed.json")
	if had, err := os.ReadFile(done); err == nil && string(had) == string(wanted) {
		return folder, nil
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), wanted, 0o644); err != nil {
		return "", err
	}
	command := exec.Command("npm", "install", "--no-audit", "--no-fund")
	command.Dir = folder
	if said, err := command.CombinedOutput(); err != nil {
		return "", fmt.Errorf("npm install: %w\n%s", err, said)
	}
	return folder, os.WriteFile(done, wanted, 0o644)
}
